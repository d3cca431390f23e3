import type { Args } from '@stockroom/ui/vite';

const COVERING = [
  'AppShell',
  'CommandPalette',
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'ModalDialog',
  'ShortcutSheet',
  'Toast',
  'Popover',
  'Menu',
];

/** Whether an example covers the page, or takes the focus, as soon as it is rendered. */
export const coversPage = (name: string, args: Args): boolean => COVERING.includes(name) || args['open'] === true;
