/**
 * Loads the script of a service; tells whether it came. It may be blocked, or its host not be reachable:
 * the page must not care, and `data-optional` tells the load failure banner so.
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
