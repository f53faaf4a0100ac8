/**
 * Loads the script of a service and returns whether it loaded. It may be blocked or unreachable, which must not affect the page;
 * `data-optional` tells the load failure banner to ignore it.
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries({...attributes, 'data-optional': ''})) script.setAttribute(name, value);
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.async = true;
    script.src = src;
    document.head.append(script);
  });
}
