import {readSitePages} from '../sitePages';
import {testPages} from './testPages';
import {visitPage} from './visitPage';

/** Pages that the sitemap does not list. */
const UNLISTED = ['/search?q=agent', '/preferences', '/does-not-exist'];

testPages([...readSitePages(), ...UNLISTED], visitPage);
