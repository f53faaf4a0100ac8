import {runEntry} from '../command/runEntry';
import {licensesCommand} from './licensesCommand';

runEntry(__filename, licensesCommand);
