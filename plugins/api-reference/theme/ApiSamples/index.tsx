import CodeBlock from '@site/src/theme/CodeBlock';
import type {Props} from '@theme/ApiSamples';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {highlightSample} from '../../shared/highlightSample';
import {samplesFor} from '../../shared/samples';

/** Code samples of one request; the language choice is the one of the guides' tab sets. */
export default function ApiSamples({model, values, base}: Props): ReactNode {
  return (
    <Tabs groupId="language">
      {samplesFor(model).map(({value, label, language, build}) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock
            html={highlightSample(build({model, values, base}), language)}
            language={language}
            // It sends what cURL sends: nothing would be found in it that is not found there, and its lines are on every page.
            data-search={value === 'powershell' ? 'none' : undefined}
          />
        </TabItem>
      ))}
    </Tabs>
  );
}
