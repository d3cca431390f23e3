/** The package's entries: the import path, and its module in `packages/ui/src`. Tools of our own build are not published. */
export const ENTRIES = {
  '.': 'index',
  './tokens': 'tokens/index',
  './ramps': 'theme/ramps',
  './more-icons': 'components/Icon/moreIcons',
  './panel-icons': 'components/Icon/panelIcons',
  './text-icons': 'components/Icon/textIcons',
};
/** The package's stylesheets. */
export const STYLES = { './themes.css': 'theme/themes.css', './base.css': 'theme/base.css', './fonts.css': 'fonts/fonts.css' };
