import {runCommand} from '../lib/sync/commandLine';
import {lockCommand} from '../lib/sync/lockCommand';

runCommand(lockCommand);
