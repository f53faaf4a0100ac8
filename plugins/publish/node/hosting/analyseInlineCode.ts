import type {Analysis} from '../../../../lib/build/publishStep';
import {collectInlineCode, type InlineCode} from '../../../../lib/hosting/inlineScripts';

/** What of a page a Content-Security-Policy decides on. */
const analyseInlineCode: Analysis<undefined, InlineCode> = ({tree}) => collectInlineCode(tree);

export default analyseInlineCode;
