import { create } from 'storybook/theming';
import { resolveAwning } from '../packages/ui/src/theme/resolveAwning';
import { resolveTheme } from '../packages/ui/src/theme/resolveTheme';

const page = resolveTheme('default', 'light');
const awning = resolveAwning('default');
const FONT = '"Inter Variable", Inter, system-ui, sans-serif';

/**
 * Theme of Storybook's own frame and pages, in the shop-front style: the menu's awning colour for selected items, warm paper
 * for the rest.
 */
export const shopTheme = create({
  base: 'light',
  brandTitle:
    '<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align: middle; margin-inline-end: 8px" />Stockroom',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  fontBase: FONT,
  appBg: page['surface.page'],
  appContentBg: page['surface.raised'],
  appPreviewBg: page['surface.page'],
  appBorderColor: page['border.default'],
  appBorderRadius: 10,
  barBg: page['surface.raised'],
  barTextColor: page['text.muted'],
  barSelectedColor: page['accent.text'],
  barHoverColor: page['accent.text'],
  colorPrimary: page['accent.solid'],
  colorSecondary: awning['surface.page'],
  textColor: page['text.default'],
  textMutedColor: page['text.muted'],
  inputBg: page['surface.raised'],
  inputBorder: page['border.control'],
  inputTextColor: page['text.default'],
  inputBorderRadius: 6,
});
