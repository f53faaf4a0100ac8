import CodeBlock from '@site/src/theme/CodeBlock';
import type {Props} from '@theme/ApiSamples';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {highlightSample} from '../../shared/highlightSample';
import {samplesFor} from '../../shared/samples';

/** Code samples of a request; the language choice is shared with the tab sets of the guides. */
export default function ApiSamples({model, values, base}: Props): ReactNode {
  return (
    <Tabs groupId="language">
      {samplesFor(model).map(({value, label, language, build}) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock
            html={highlightSample(build({model, values, base}), language)}
            language={language}
            // Same content as the cURL sample, so indexing it would only add noise.
            data-search={value === 'powershell' ? 'none' : undefined}
          />
        </TabItem>
      ))}
    </Tabs>
  );
}
