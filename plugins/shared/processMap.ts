/**
 * A map that belongs to the process: outside a build, Docusaurus evaluates configuration, plugins and Markdown transforms several times
 * over, each time with modules of its own.
 */
export function processMap<Value>(name: string): Map<string, Value> {
  const key = Symbol.for(`langflow-docs-zh.${name}`);
  const memory = globalThis as {[key]?: Map<string, Value>};
  memory[key] ??= new Map();
  return memory[key];
}
