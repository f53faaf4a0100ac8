import type {ReactNode} from 'react';
import type {SearchScope} from '../types';
import {SCOPE_CHOICES} from './scopes';

type Props = {scope: SearchScope | ''; onChange: (scope: SearchScope | '') => void};

/** Keeps the search to a part of the site. */
export default function ScopeSwitch({scope, onChange}: Props): ReactNode {
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
