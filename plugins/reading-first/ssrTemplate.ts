/** Id of the element that lists the application's files, read by `bootstrap/start.ts`. */
export const FILES_ID = 'app-files';

/**
 * The page around the rendered content, in the template language of Docusaurus (Eta).
 *
 * It differs from Docusaurus' own in three points. React's hints to preload pictures are left out: they name those of the
 * other colour mode too, and standing before the content they make the application move it, which loses the focus. The
 * theme's icons are left out where no link of the page shows one. And scripts are listed, not loaded: the runtime, the
 * entry, and the chunks of the page, which come in parallel with the entry instead of after it.
 */
export const SSR_TEMPLATE = `<!doctype html>
<html <%~ it.htmlAttributes %>><head><meta charset="UTF-8"><meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags.replace(/\\n\\s*/g, '\\n') %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script type="application/json" id="${FILES_ID}"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script></head>
<% const tags = it.appHtml.includes('#theme-svg-') ? it.preBodyTags : it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, ''); %>
<body <%~ it.bodyAttributes %>><%~ tags.replace(/\\n\\s*/g, '\\n').trim() %>
<div id="__docusaurus"><%~ it.appHtml.replace(/^(?:<link rel="preload"[^>]*>)+/, '') %></div><%~ it.postBodyTags %></body></html>
`;
