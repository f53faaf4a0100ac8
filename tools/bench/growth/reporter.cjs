// Preloaded into a build: notes at the end of each phase what the process has used so far. Plain JavaScript, since nothing
// has been loaded yet that could read TypeScript; and only in the main thread, whose figures are those of the whole process.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.BENCH_BUILD_REPORT;
if (isMainThread && file) {
  const note = (phase) => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const entry = {phase, wall: performance.now() / 1000, cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS * 1024};
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk, ...rest) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal.
    const line = String(chunk).replace(/\u001b\[[\d;]*m/g, '');
    const phase = /^\[PERF\] Build > [\w-]+ > (Load site|Bundling with \w+|SSG|postBuild\(\)|Broken links checker) - [\d.]/.exec(line)?.[1];
    if (phase) note(phase);
    return line.startsWith('[PERF]') ? true : write(chunk, ...rest);
  };
  process.on('exit', () => note('exit'));
}
