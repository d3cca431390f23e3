import { expect } from '@playwright/test';
import { scan } from '../support/scan';
import { type HalfTyped, textbox } from './halfTyped';

const reference = textbox('Reference');

export const halfTyped: readonly HalfTyped[] = [
  {
    kind: 'receiving',
    path: '/apps/ecommerce/search?scan=receive',
    // The listener comes with the commands, when the page rests.
    open: (page) =>
      expect(async () => {
        await scan(page, 'HP-W-0002');
        await expect(reference(page)).toBeVisible({ timeout: 2000 });
      }).toPass(),
    field: reference,
    text: 'Half a ref',
  },
];
