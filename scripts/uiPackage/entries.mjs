/** The package's entries: the imported name, and its module of `packages/ui/src`. Tools of our own build stay at home. */
export const ENTRIES = {
  '.': 'index',
  './tokens': 'tokens/index',
  './ramps': 'theme/ramps',
  './more-icons': 'components/Icon/moreIcons',
  './panel-icons': 'components/Icon/panelIcons',
  './text-icons': 'components/Icon/textIcons',
};
/** Its stylesheets. */
export const STYLES = { './themes.css': 'theme/themes.css', './base.css': 'theme/base.css', './fonts.css': 'fonts/fonts.css' };
