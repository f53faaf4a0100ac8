import type {RequestModel} from '../../types';
import type {SampleLanguage} from '../highlightSample';
import {buildCurlSample} from './curl';
import {buildJavaScriptSample} from './javascript';
import {buildPowerShellSample} from './powershell';
import {buildPythonSample} from './python';
import type {SampleInput} from './sampleInput';
import {buildTypeScriptSample, hasTypeScriptClient} from './typescriptClient';

/** A language tab. `value` is what the tab sets of the guides store, so that one choice holds everywhere. */
export type Sample = {value: string; label: string; language: SampleLanguage; build: (input: SampleInput) => string};

const SAMPLES: readonly Sample[] = [
  {value: 'curl', label: 'cURL', language: 'bash', build: buildCurlSample},
  {value: 'powershell', label: 'PowerShell', language: 'powershell', build: buildPowerShellSample},
  {value: 'python', label: 'Python', language: 'python', build: buildPythonSample},
  {value: 'javascript', label: 'JavaScript', language: 'javascript', build: buildJavaScriptSample},
  {value: 'typescript', label: 'TypeScript 客户端', language: 'typescript', build: buildTypeScriptSample},
];

/** The languages in which an operation can be shown. */
export function samplesFor(model: RequestModel): readonly Sample[] {
  return SAMPLES.filter(({value}) => value !== 'typescript' || hasTypeScriptClient(model));
}

export type {SampleInput} from './sampleInput';
