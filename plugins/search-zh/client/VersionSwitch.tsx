import type {ReactNode} from 'react';
import {useVersionsData} from '../../../src/versions/useVersions';

type Props = {
  /** Label of the version that is searched. */
  version: string | undefined;
  /** Label of the version that the reader is in. */
  own: string | undefined;
  onChange: (label: string) => void;
};

/** Searches another version of the docs than the reader's, and says so. Nothing where there is only one. */
export default function VersionSwitch({version, own, onChange}: Props): ReactNode {
  const {versions} = useVersionsData();
  if (versions.length < 2) return null;
  return (
    <fieldset className="search-zh-scopes search-zh-versions">
      <legend>文档版本</legend>
      {versions.map(({label}) => (
        <label key={label}>
          <input type="radio" name="version" value={label} checked={version === label} onChange={() => onChange(label)} />
          <span>{label}</span>
        </label>
      ))}
      {version !== own && (
        <p className="search-zh-other">
          下面是 Langflow {version} 的页面，不是你在读的 {own}
        </p>
      )}
    </fieldset>
  );
}
