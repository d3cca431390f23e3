// Runs in the page's head, before anything is painted: puts the person's theme, scheme, density and language on the page, picks
// the first screen, and has its code fetched. Old syntax on purpose: it is read by every browser that opens the page.
(function () {
  var page = document.documentElement;
  var read = function (kind, key) {
    try {
      return window[kind].getItem('stockroom.' + key);
    } catch {
      return null;
    }
  };
  var parse = function (text) {
    try {
      return JSON.parse(text) || {};
    } catch {
      return {};
    }
  };
  var oneOf = function (value, values) {
    return values.indexOf(value) < 0 ? values[0] : value;
  };

  var liked = parse(read('localStorage', 'preferences'));
  var theme = oneOf(liked.theme, ['default', 'brand', 'teal', 'rose', 'purple', 'amber']);
  var scheme = oneOf(liked.scheme, ['light', 'dark', 'auto']);
  var language = oneOf(liked.language, ['en', 'tr']);
  var dark = scheme === 'dark' || (scheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  page.className = 'theme-' + theme + (dark ? ' dark' : ' light');
  page.setAttribute('data-density', oneOf(liked.density, ['comfortable', 'compact']));
  page.setAttribute('data-nav', liked.navOpen === false ? 'closed' : 'open');
  page.lang = language;

  var path = location.pathname.replace(/\/+$/, '');
  var signedIn = read('sessionStorage', 'session') || read('localStorage', 'session');
  var free = /^\/(sign-up|forgot-password|reset-password|confirmation-required|home|terms|privacy)$/.test(path);
  var screen = 'none';
  if (!free) screen = signedIn ? 'inventory' : 'sign-in';
  if (signedIn && (read('localStorage', 'locked') || !/^(|\/signed-in-redirect|\/apps\/ecommerce\/inventory)$/.test(path)))
    screen = 'none';
  window.firstScreen = screen + '-' + language;

  var chunks = __CHUNKS__;
  (chunks[window.firstScreen] || chunks['none-' + language]).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  });
})();
