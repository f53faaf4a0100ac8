import {runCommand} from '../command/commandLine';
import {compareCommand} from './compareCommand';

runCommand(compareCommand);
