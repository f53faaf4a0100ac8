import {runCommand} from '../command/commandLine';
import {apiCompareCommand} from './api/apiCompareCommand';

runCommand(apiCompareCommand);
