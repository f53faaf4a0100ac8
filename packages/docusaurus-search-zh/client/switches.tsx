import settings from '@generated/search-zh/default/settings.json';
import texts from '@generated/search-zh/default/texts.json';
import type {ReactNode} from 'react';
import type {SearchScope} from '../types';
import {versionNote} from './versionNote';
import type {SearchVersions} from './versions';

/** The scope in an address; empty means everything. */
export const scopeOf = (value: string | null): SearchScope | '' => settings.scopes.find((scope) => scope.value === value)?.value ?? '';

type ScopeProps = {scope: SearchScope | ''; onChange: (scope: SearchScope | '') => void};

/** Limits the search to a part of the site. Not shown if the site has no parts. */
export function ScopeSwitch({scope, onChange}: ScopeProps): ReactNode {
  if (settings.scopes.length === 0) return null;
  return (
    <fieldset className="search-zh-scopes">
      <legend>{texts.scopes}</legend>
      {[{value: '', label: texts.everything}, ...settings.scopes].map(({value, label}) => (
        <label key={value}>
          <input type="radio" name="scope" value={value} checked={scope === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type VersionProps = Pick<SearchVersions, 'versions' | 'known'> & {
  /** The searched version. */
  version: SearchVersions['reader'];
  onChange: (label: string) => void;
};

/** Switches to another docs version and says so. Not shown if there is only one. */
export function VersionSwitch({versions, version, known, onChange}: VersionProps): ReactNode {
  if (versions.length < 2) return null;
  const note = versionNote(version, known, texts);
  return (
    <fieldset className="search-zh-scopes search-zh-versions">
      <legend>{texts.versions}</legend>
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
