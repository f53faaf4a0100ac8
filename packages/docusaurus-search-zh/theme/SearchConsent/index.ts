/** Nothing is reported unless a site replaces this by its own question for consent. */
export default function mayReportViews(): boolean {
  return false;
}
