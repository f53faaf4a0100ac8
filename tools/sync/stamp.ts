import {runCommand} from '../command/commandLine';
import {stampCommand} from './stampCommand';

runCommand(stampCommand);
