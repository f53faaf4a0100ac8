import type {ReactNode} from 'react';
import type {SiteVersion} from '../../../src/versions/types';
import {useVersionsData} from '../../../src/versions/useVersions';
import type {SearchScope} from '../types';
import {versionNote} from './versionNote';

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
  /** The searched version. */
  version: SiteVersion | undefined;
  /** The version that the reader is known to read; undefined after a reload, or if the address was opened directly. */
  known: SiteVersion | undefined;
  onChange: (label: string) => void;
};

/** Switches to another docs version and says so. Not shown if there is only one. */
export function VersionSwitch({version, known, onChange}: VersionProps): ReactNode {
  const {versions} = useVersionsData();
  if (versions.length < 2) return null;
  const note = versionNote(version, known);
  return (
    <fieldset className="search-zh-scopes search-zh-versions">
      <legend>文档版本</legend>
      {versions.map(({label}) => (
        <label key={label}>
          <input type="radio" name="version" value={label} checked={version?.label === label} onChange={() => onChange(label)} />
          <span>{label}</span>
        </label>
      ))}
      {note && <p className="search-zh-other">{note}</p>}
    </fieldset>
  );
}
