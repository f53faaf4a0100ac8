import {runCommand} from '../command/commandLine';
import {showCommand} from './showCommand';

runCommand(showCommand);
