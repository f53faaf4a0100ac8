import {runCommand} from '../lib/sync/commandLine';
import {stampCommand} from '../lib/sync/stampCommand';

runCommand(stampCommand);
