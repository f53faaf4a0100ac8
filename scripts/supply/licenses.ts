import {runEntry} from '../lib/runEntry';
import {licensesCommand} from '../lib/supply/licensesCommand';

runEntry(__filename, licensesCommand);
