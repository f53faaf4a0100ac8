import type {ProgramData, ProgramParameter, ProgramSetting} from '../../../lib/content/programData';
import {runPython} from '../../langflow/describe/runPython';
import type {TryContext} from '../types';

/** A setting in the settings class of the program. */
export type DescribedSetting = Pick<ProgramSetting, 'types' | 'default'>;
/** An option of a command. */
export type CommandOption = ProgramParameter;
/** Settings, commands, and environment variables that the code reads outside the settings class. */
export type Program = {
  settings: Record<string, DescribedSetting>;
  commands: ProgramData['commands']['commands'];
  environment: Record<string, string>;
};

/** Reads this data from the installed program with its own Python. */
export const describeProgram = ({installation}: Pick<TryContext, 'installation'>): Promise<Program> =>
  runPython<Program>(installation.python, 'describe_program.py');
