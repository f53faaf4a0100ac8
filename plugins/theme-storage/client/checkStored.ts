/** Inline, before the theme's own script, which would put any stored text on the root element. */
try {
  if (!/^(light|dark)?$/.test(localStorage.theme || '')) localStorage.removeItem('theme');
} catch {
  // Without storage there is nothing to check.
}
