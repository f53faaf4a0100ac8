import {runEntry} from '../lib/runEntry';
import {auditCommand} from '../lib/supply/auditCommand';

runEntry(__filename, auditCommand);
