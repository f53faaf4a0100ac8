import type {ProgramData, ProgramParameter, ProgramSetting} from '../../../lib/content/programData';
import {runPython} from '../../langflow/describe/runPython';
import type {TryContext} from '../types';

/** A setting, as the class of the program has it. */
export type Setting = Pick<ProgramSetting, 'types' | 'default'>;
/** An option of a command, as the command line has it. */
export type CommandOption = ProgramParameter;
/** What the program's own code says of its settings, commands and the variables that it reads past its settings. */
export type Program = {
  settings: Record<string, Setting>;
  commands: ProgramData['commands']['commands'];
  environment: Record<string, string>;
};

/** Asks the program in its own Python. */
export const describeProgram = ({installation}: Pick<TryContext, 'installation'>): Promise<Program> =>
  runPython<Program>(installation.python, 'describe_program.py');
