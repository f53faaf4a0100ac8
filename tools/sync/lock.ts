import {runCommand} from '../command/commandLine';
import {lockCommand} from './lockCommand';

runCommand(lockCommand);
