import type {Props} from '@theme/ApiProse';
import type {ReactNode} from 'react';

/** HTML that the plugin generated at build time from escaped texts. */
export default function ApiProse({html}: Props): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the plugin's node/renderProse.ts and node/renderSchema.ts, which escape their sources
  return html ? <div className="api-prose" dangerouslySetInnerHTML={{__html: html}} /> : null;
}
