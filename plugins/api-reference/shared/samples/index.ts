import type {RequestModel} from '../../types';
import type {SampleLanguage} from '../highlightSample';
import {buildCurlSample} from './curl';
import {buildJavaScriptSample} from './javascript';
import {buildPowerShellSample} from './powershell';
import {buildPythonSample} from './python';
import type {SampleInput} from './sampleInput';
import {buildTypeScriptSample, hasTypeScriptClient} from './typescriptClient';

/** A language tab. `value` is the stored value of the tab sets in guides, so that one choice applies everywhere. */
export type Sample = {value: string; label: string; language: SampleLanguage; build: (input: SampleInput) => string};

const SAMPLES: readonly Sample[] = [
  {value: 'curl', label: 'cURL', language: 'bash', build: buildCurlSample},
  {value: 'powershell', label: 'PowerShell', language: 'powershell', build: buildPowerShellSample},
  {value: 'python', label: 'Python', language: 'python', build: buildPythonSample},
  {value: 'javascript', label: 'JavaScript', language: 'javascript', build: buildJavaScriptSample},
  {value: 'typescript', label: 'TypeScript 客户端', language: 'typescript', build: buildTypeScriptSample},
];

/** Sample languages available for an operation. */
export function samplesFor(model: RequestModel): readonly Sample[] {
  return SAMPLES.filter(({value}) => value !== 'typescript' || hasTypeScriptClient(model));
}

export type {SampleInput} from './sampleInput';
