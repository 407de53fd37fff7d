// Runs before the first paint, so that nobody sees the wrong theme or reading direction flash by. It is a file of its
// own because the content security policy allows no inline script. The keys are those of client/theme and client/i18n.
(function () {
  var root = document.documentElement;
  var theme = null;
  var locale = null;
  try {
    theme = localStorage.getItem('theme');
    locale = localStorage.getItem('locale');
  } catch {
    // A browser that keeps nothing gets the system's theme and English.
  }
  // Among prompts it is dark until something is chosen (spec section 4).
  if (theme !== 'system' && theme !== 'light' && /^\/prompts(\/|$)/.test(window.location.pathname)) theme = 'dark';
  if (theme !== 'light' && theme !== 'dark') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  if (locale) {
    root.lang = locale;
    root.dir = /^(ar|he)\b/.test(locale) ? 'rtl' : 'ltr';
  }
})();
