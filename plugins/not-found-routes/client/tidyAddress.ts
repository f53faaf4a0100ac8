/** What an address brings with it from the text that it was copied from: spaces, and punctuation of both widths, as browsers encode it. */
const GLUED =
  '(?:%20|%c2%a0|%e3%80%(?:80|81|82|8d|8f|91)|%ef%bc%(?:81|89|8c|8e|9a|9b|9f)|%e2%80%(?:8b|99|9d)|%22|%5d|%7d|[\'"!),.:;?\\]}/])+$';

/**
 * A script that leads a mistyped address to the one that was meant: pages have lower-case addresses. It stands in the 404 page and
 * runs before the application, which takes addresses in any case, and so would not find its page in what the server gave.
 *
 * @param baseUrl path of the site, with slashes at both ends, which is as it is
 */
export const tidyAddressScript = (baseUrl: string): string =>
  `(function(l,b){
if(l.pathname.indexOf(b))return;
var p=l.pathname.slice(b.length),t=p.toLowerCase().replace(new RegExp(${JSON.stringify(GLUED)}),'');
if(t===p)return;
document.documentElement.setAttribute('data-leaving','');
l.replace(l.origin+b+t+l.search+l.hash)
})(location,${JSON.stringify(baseUrl).replace(/</g, '\\u003c')})`.replace(/\n/g, '');
