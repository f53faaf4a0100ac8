import {runCommand} from '../lib/sync/commandLine';
import {showCommand} from '../lib/sync/showCommand';

runCommand(showCommand);
