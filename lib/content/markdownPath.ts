/** Path of the Markdown file of a page, including the base path of the site: `/langflow/flows` → `/langflow/flows.md`. */
export function markdownPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/\/$/, '');
  return `${`${page}/` === baseUrl ? `${baseUrl}index` : page}.md`;
}
