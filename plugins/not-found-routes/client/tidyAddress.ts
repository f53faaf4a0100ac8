/** Characters that are copied together with an address: spaces, and punctuation of both widths, percent-encoded as browsers do. */
const GLUED =
  '(?:%20|%c2%a0|%e3%80%(?:80|81|82|8d|8f|91)|%ef%bc%(?:81|89|8c|8e|9a|9b|9f)|%e2%80%(?:8b|99|9d)|%22|%5d|%7d|[\'"!),.:;?\\]}/])+$';

/**
 * A script that redirects a mistyped address to the correct one: page addresses are lower-case. It is in the 404 page and runs before the
 * application, which ignores case and therefore would not find its page in the HTML from the server.
 *
 * @param baseUrl path of the site with slashes at both ends; its case is not changed
 */
export const tidyAddressScript = (baseUrl: string): string =>
  `(function(l,b){
if(l.pathname.indexOf(b))return;
var p=l.pathname.slice(b.length),t=p.toLowerCase().replace(new RegExp(${JSON.stringify(GLUED)}),'');
if(t===p)return;
document.documentElement.setAttribute('data-leaving','');
l.replace(l.origin+b+t+l.search+l.hash)
})(location,${JSON.stringify(baseUrl).replace(/</g, '\\u003c')})`.replace(/\n/g, '');
