import {runCommand} from '../command/commandLine';
import {evidenceCommand} from './evidenceCommand';

runCommand(evidenceCommand);
