import {apiCompareCommand} from '../lib/sync/api/apiCompareCommand';
import {runCommand} from '../lib/sync/commandLine';

runCommand(apiCompareCommand);
