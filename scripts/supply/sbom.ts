import {runEntry} from '../lib/runEntry';
import {sbomCommand} from '../lib/supply/sbomCommand';

runEntry(__filename, sbomCommand);
