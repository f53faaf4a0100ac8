import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';

/** An answer as it came over the wire: no redirect followed, nothing decoded. */
export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

export type RequestOptions = {method?: string; headers?: Record<string, string>};

/** Sends a request whose path is left as it is, whatever it holds. */
export function request(port: number, path: string, {method = 'GET', headers = {}}: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({host: '127.0.0.1', port, path, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}));
    });
    sent.on('error', reject);
    sent.end();
  });
}
