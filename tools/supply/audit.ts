import {runEntry} from '../command/runEntry';
import {auditCommand} from './auditCommand';

runEntry(__filename, auditCommand);
