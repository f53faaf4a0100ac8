import {runCommand} from '../lib/sync/commandLine';
import {compareCommand} from '../lib/sync/compareCommand';

runCommand(compareCommand);
