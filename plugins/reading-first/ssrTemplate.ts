/** Id of the element that lists the application's files, read by `bootstrap/start.ts`. */
export const FILES_ID = 'app-files';

/**
 * The page around the rendered content, in the template language of Docusaurus (Eta).
 *
 * It differs from Docusaurus' own in two points. React's hints to preload pictures are left out: they name the logo of
 * the other colour mode too, and standing before the content they make the application move it, which loses the focus.
 * And scripts are listed, not loaded. The order is that in which they must
 * run: a page's own chunks before the entry, so that the entry finds them there and has nothing left to wait for.
 */
export const SSR_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
    <script type="application/json" id="${FILES_ID}"><%~ JSON.stringify(
      [...it.scripts].sort((a, b) => /\\/(runtime~)?main\\./.test(a) - /\\/(runtime~)?main\\./.test(b)).map((file) => it.baseUrl + file)
    ) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/^(?:<link rel="preload"[^>]*>)+/, '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
