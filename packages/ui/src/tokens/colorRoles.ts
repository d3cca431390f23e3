import { CATEGORIES, type CategoricalRole } from './categories';

const categorical = Object.fromEntries(
  CATEGORIES.flatMap((category) => [
    [`categorical.${category}`, 'Filled: a bar of a chart, a mark'],
    [`categorical.${category}On`, `Text on categorical.${category}`],
    [`categorical.${category}Soft`, 'Ground of a label, of initials'],
    [`categorical.${category}Text`, `Text on categorical.${category}Soft`],
  ]),
) as Record<CategoricalRole, string>;

/**
 * Every colour role and its purpose. A role is a CSS custom property (`--color-surface-raised`) whose value depends on the
 * theme and the scheme; `../theme/themes.css` is generated from them.
 */
export const colorRoles = {
  'surface.page': 'The ground that everything lies on',
  'surface.raised': 'Cards, tables, fields: one step above the ground',
  'surface.sunken': 'Wells, table heads, the track of a bar',
  'surface.overlay': 'Menus, popovers, dialogs, drawers',
  'surface.hover': 'A row or quiet control under the pointer',
  'surface.pressed': 'A row or quiet control being pressed',
  'surface.nav': 'The top bar and the dock; on the awning the menu',
  'surface.inverse': 'Tooltips and toasts: the opposite of the ground',
  'surface.scrim': 'What dims the page behind a dialog',
  'border.subtle': 'Between rows and inside cards',
  'border.default': 'Around cards and overlays',
  'border.strong': 'A card or row under the pointer',
  'border.control': 'Around fields, checkboxes, switches: 3:1 against its ground',
  'border.focus': 'The focus ring: 3:1 against its ground',
  'text.default': 'Text that is read',
  'text.muted': 'Help, captions, table heads, units',
  'text.disabled': 'Text of what can not be used now',
  'text.inverse': 'Text on surface.inverse',
  'text.link': 'Links in running text',
  'accent.solid': 'The one primary action; the filled state of a switch',
  'accent.solidHover': 'accent.solid under the pointer',
  'accent.on': 'Text and icons on accent.solid',
  'accent.soft': 'What is selected',
  'accent.softHover': 'What is selected, under the pointer',
  'accent.border': 'Around what is selected',
  'accent.text': 'Accented text and icons on any surface',
  'info.soft': 'Ground of a note',
  'info.border': 'Around a note',
  'info.text': 'Text and icons of a note',
  'info.solid': 'A filled note, a bar',
  'info.on': 'Text on info.solid',
  'success.soft': 'Ground of what went well',
  'success.border': 'Around what went well',
  'success.text': 'Text and icons of what went well',
  'success.solid': 'Filled: what went well, plenty of stock',
  'success.on': 'Text on success.solid',
  'warning.soft': 'Ground of what wants a look',
  'warning.border': 'Around what wants a look',
  'warning.text': 'Text and icons of what wants a look',
  'warning.solid': 'Filled: what wants a look, stock getting low',
  'warning.on': 'Text on warning.solid',
  'critical.soft': 'Ground of what failed or destroys',
  'critical.border': 'Around what failed',
  'critical.text': 'Text and icons of what failed; errors under fields',
  'critical.solid': 'Filled: what failed or destroys, hardly any stock',
  'critical.solidHover': 'critical.solid under the pointer',
  'critical.on': 'Text on critical.solid',
  'awning.ground': 'The cloth over the shop front: the same in both schemes',
  'awning.stripe': 'The stripe on it',
  'awning.light': 'The light in the window',
  'art.line': 'Lines of drawn scenes',
  'art.fill': 'Quiet fills of drawn scenes',
  'art.accent': 'The accent of drawn scenes',
  ...categorical,
} as const;

export type ColorRole = keyof typeof colorRoles;
