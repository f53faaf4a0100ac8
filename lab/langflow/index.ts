import {type Main, runEntry} from '../../tools/command/runEntry';
import {describeRelease, requireVersionOf} from './describe';
import {installLangflow} from './installLangflow';
import {lockLangflow} from './lockLangflow';
import {LANGFLOW_USAGE, parseLangflowArguments} from './parseLangflowArguments';
import {startLangflow} from './startLangflow';

const report = (text: string) => console.error(text);

/** Resolves when the user or the system asks the process to end. */
const untilAsked = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

/** Entry point: installs a Langflow and runs it until it is stopped; or locks its packages, or describes it. */
export const main: Main = async (args) => {
  const wanted = parseLangflowArguments(args);
  if (wanted.help) {
    console.log(LANGFLOW_USAGE);
    return 0;
  }
  if (wanted.lock) {
    console.log(await lockLangflow({version: wanted.version, day: wanted.excludeNewer}, report));
    return 0;
  }
  if (wanted.describe) {
    requireVersionOf(wanted.version);
    const python = wanted.python ?? (await installLangflow(wanted.version, report)).python;
    const differences = await describeRelease(wanted.version, python, report);
    console.log(differences.length > 0 ? differences.join('\n') : '与写下的相同');
    return 0;
  }
  const ended = untilAsked();
  const installation = await installLangflow(wanted.version, report);
  const server = await startLangflow(installation, wanted, report);
  console.log(`Langflow ${server.version} 在 ${server.url}，日志在 ${server.log}；按 Ctrl+C 结束`);
  await ended;
  report('正在结束……');
  await server.stop();
  return 0;
};

runEntry(__filename, main);
