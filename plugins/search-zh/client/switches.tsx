import type {ReactNode} from 'react';
import {useVersionsData} from '../../../src/versions/useVersions';
import type {SearchScope} from '../types';

/** Parts of the site that readers can search, with their names. */
const SCOPE_CHOICES: readonly {value: SearchScope | ''; label: string}[] = [
  {value: '', label: '全部'},
  {value: 'docs', label: '文档'},
  {value: 'api', label: 'API'},
];

/** The scope in an address; empty means everything. */
export const scopeOf = (value: string | null): SearchScope | '' => (value === 'docs' || value === 'api' ? value : '');

type ScopeProps = {scope: SearchScope | ''; onChange: (scope: SearchScope | '') => void};

/** Limits the search to a part of the site. */
export function ScopeSwitch({scope, onChange}: ScopeProps): ReactNode {
  return (
    <fieldset className="search-zh-scopes">
      <legend>搜索范围</legend>
      {SCOPE_CHOICES.map(({value, label}) => (
        <label key={value}>
          <input type="radio" name="scope" value={value} checked={scope === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type VersionProps = {
  /** Label of the searched version. */
  version: string | undefined;
  /** Label of the reader's version. */
  own: string | undefined;
  onChange: (label: string) => void;
};

/** Switches to another docs version and says so. Not shown if there is only one. */
export function VersionSwitch({version, own, onChange}: VersionProps): ReactNode {
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
