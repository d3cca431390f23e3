// Runs in the page's head before the first paint: applies the user's theme, scheme, density, motion, layout and language, picks
// the first screen, and preloads its code. The build fills in `__CHUNKS__`, `__LANGUAGES__` and `__PATHS__`.
{
  const page = document.documentElement;
  const read = (storage, key) => {
    try {
      return window[storage].getItem(`stockroom.${key}`);
    } catch {
      return null;
    }
  };
  const parse = (text) => {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return {};
    }
  };
  const oneOf = (value, values) => (values.includes(value) ? value : values[0]);

  const liked = parse(read('localStorage', 'preferences'));
  const theme = oneOf(liked.theme, ['default', 'brand', 'teal', 'rose', 'purple', 'amber']);
  const scheme = oneOf(liked.scheme, ['light', 'dark', 'auto']);
  const language = oneOf(liked.language, __LANGUAGES__);
  const isDisabledArea = scheme === 'dark' || (scheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  page.className = `theme-${theme} ${isDisabledArea ? 'dark' : 'light'}`;
  page.dataset.density = oneOf(liked.density, ['comfortable', 'compact']);
  if (liked.reducedMotion === true) page.dataset.motion = 'reduced';
  const layouts = ['classy', 'compact', 'futuristic', 'horizontal', 'empty'];
  const asked = new URLSearchParams(location.search).get('layout');
  page.dataset.layout = layouts.includes(asked) ? asked : oneOf(liked.layout, layouts.slice(0, 4));
  page.dataset.nav = liked.navOpen === false ? 'closed' : 'open';
  page.lang = language;

  const path = location.pathname.replace(/\/+$/, '');
  const isSignedIn = Boolean(read('sessionStorage', 'session') ?? read('localStorage', 'session'));
  const isOpen = /^\/(sign-up|forgot-password|reset-password|confirmation-required|home|terms|privacy)$/.test(path);
  const isOnTheWay = /^(|\/signed-in-redirect|\/sign-in)$/.test(path);
  const isInventory = (isOnTheWay ? liked.startPage || __PATHS__.start : path) === __PATHS__.inventory;
  const isFramed = !isOpen && !/^\/(sign-out|unlock-session)$/.test(path) && !read('localStorage', 'locked');
  let screen = 'none';
  if (!isSignedIn && !isOpen) screen = 'sign-in';
  if (isSignedIn && isFramed) screen = isInventory ? 'inventory' : 'page';
  page.dataset.first = `${screen}-${language}`;

  for (const href of __CHUNKS__[page.dataset.first]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
