import { expect } from '@playwright/test';
import { scan } from '../support/scan';
import { type DraftRecovery, textbox } from './draftRecovery';

const reference = textbox('Reference');

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'receiving',
    path: '/apps/ecommerce/search?scan=receive',
    // The listener loads with the commands, when the page is idle.
    open: (page) =>
      expect(async () => {
        await scan(page, 'HP-W-0002');
        await expect(reference(page)).toBeVisible({ timeout: 2000 });
      }).toPass(),
    field: reference,
    text: 'Half a ref',
  },
];
