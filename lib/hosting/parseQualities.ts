const qualityOf = (parameters: readonly string[]) => {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
};

/** What a header such as `Accept` lists, in lower case, with its quality; zero is what the client refuses. */
export function parseQualities(header: string): Map<string, number> {
  const items = header
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()));
  return new Map(items.map(([name = '', ...parameters]) => [name, qualityOf(parameters)]));
}
