import {type AddressInfo, createServer} from 'node:net';
import {InputError} from '../../lib/input/inputError';

/** Servers are only started on this interface. */
export const HOST = '127.0.0.1';

/** Opens a port for a moment: the given one, or any free one for 0. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}

/**
 * A port on the loopback interface that was free a moment ago.
 *
 * @throws InputError if the wanted port is in use
 */
export async function findPort(wanted = 0): Promise<number> {
  try {
    return await tryPort(wanted);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? '已被别的程序占用' : `打不开（${code}）`;
    throw new InputError(`端口 ${wanted} ${why}；换一个端口，或者不写 --port，由系统挑一个空闲的`);
  }
}
