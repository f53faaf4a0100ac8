/**
 * The page that redirects readers if a host has no real redirects.
 *
 * The script reads the target from the page, so that it is the same on all pages and the policy needs one hash instead of one per target.
 */
export function renderRedirectPage(target: string): string {
  const address = target.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<title>页面已移动</title>
<link rel="canonical" href="${address}">
<script>location.replace(document.querySelector('link[rel=canonical]').getAttribute('href') + location.search + location.hash)</script>
<meta http-equiv="refresh" content="1; url=${address}">
</head>
<body><p>页面已移到<a href="${address}">新地址</a>。</p></body>
</html>
`;
}
