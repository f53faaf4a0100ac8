import type {SearchScope} from '../types';

/** The parts of the site that a reader can search in, with their names. */
export const SCOPE_CHOICES: readonly {value: SearchScope | ''; label: string}[] = [
  {value: '', label: '全部'},
  {value: 'docs', label: '文档'},
  {value: 'api', label: 'API'},
];

/** The scope that an address names; everything when it names none. */
export const scopeOf = (value: string | null): SearchScope | '' => (value === 'docs' || value === 'api' ? value : '');
