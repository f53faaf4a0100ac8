/** Id of the element that lists the scripts of the page; `bootstrap/start.ts` reads it. */
export const FILES_ID = 'app-files';

/**
 * HTML page around the rendered content, in the template language of Docusaurus (Eta). It differs from the default template in one point:
 * scripts are listed, not loaded.
 */
export const SSR_TEMPLATE = `<!doctype html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script type="application/json" id="${FILES_ID}"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
