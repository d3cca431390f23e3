import { openPanel } from '../support/app';
import { type DraftRecovery, press, textbox } from './draftRecovery';

const path = '/apps/ecommerce/inventory';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'chat',
    path,
    open: async (page) => {
      await openPanel(page, 'Quick chat');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Marcus Ode/ })
        .click();
    },
    staysClosed: true,
    field: textbox('Message'),
    text: 'Half a wor',
  },
  {
    kind: 'shortcut',
    path,
    open: async (page) => {
      await openPanel(page, 'Shortcuts');
      await press('Add shortcut')(page);
    },
    // The panel shows its form by itself.
    staysClosed: (page) => openPanel(page, 'Shortcuts'),
    field: textbox('Name'),
    text: 'Half a pla',
  },
  { kind: 'coming-soon', path: '/pages/coming-soon', field: textbox('Email address'), text: 'half@an' },
];
