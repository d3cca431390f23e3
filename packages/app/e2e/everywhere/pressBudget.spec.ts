import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openDetails, openInventory, openSignedIn, products, rowOf } from '../support/app';
import { scan, untilScansAreHandled } from '../support/scan';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

/** Maximum presses of an everyday job (see `docs/presses.md`). */
const MAX_PRESSES = 5;

/** Presses for each job, as documented. */
const documentedPresses = new Map(
  [...readFileSync(new URL('../../../../docs/presses.md', import.meta.url), 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(
    ([, job = '', presses]) => [job, Number(presses)],
  ),
);

/** A one-handed user: counts clicks and keys, but not typed or scanned text. */
class PressCounter {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  async press(field: Locator, key: string): Promise<void> {
    this.presses += 1;
    await field.press(key);
  }

  enter(field: Locator): Promise<void> {
    return this.press(field, 'Enter');
  }
}

const DIVER = 'Tidewater Breakwater Diver';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LEDGER = '/apps/ecommerce/transactions';
const SEARCH = '/apps/ecommerce/search';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function changeInRow(hand: PressCounter, what: 'stock' | 'price', typed: string) {
  await hand.click(rowOf(hand.page, DIVER).getByRole('button', { name: new RegExp(`change the ${what} of`) }));
  const field = hand.page.getByLabel(`New ${what} of ${DIVER}`);
  await field.fill(typed);
  await hand.enter(field);
}

interface Job {
  /** Opens the job's start page. */
  open: (page: Page) => Promise<void>;
  /** Performs the job, and checks that it is done. */
  work: (hand: PressCounter) => Promise<void>;
}

const JOBS: Readonly<Record<string, Job>> = {
  'Look a product up by its code, from any page': {
    open: async (page) => {
      await openSignedIn(page, '/apps/ecommerce/store');
      await untilScansAreHandled(page);
    },
    work: async ({ page }) => {
      await scan(page, 'HP-W-0010');
      await expect(page).toHaveURL(/inventory\?.*product=/);
    },
  },
  'Change the stock in the list': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      await changeInRow(hand, 'stock', '+5');
      await expect(hand.page.getByText(`Stock of ${DIVER} is 25 now.`).first()).toBeAttached();
    },
  },
  'Correct the stock in the list and say why': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(rowOf(page, DIVER).getByRole('button', { name: /change the stock of/ }));
      await page.getByLabel(`New stock of ${DIVER}`).fill('17');
      const reasonFields = page.getByRole('group', { name: 'Why the stock changes' });
      await hand.click(reasonFields.getByRole('combobox', { name: 'Reason' }));
      await hand.click(page.getByRole('option', { name: 'Damaged' }));
      await hand.click(reasonFields.getByRole('textbox', { name: 'Note' }));
      await reasonFields.getByRole('textbox', { name: 'Note' }).fill('Crushed box');
      await hand.enter(reasonFields.getByRole('textbox', { name: 'Note' }));
      await expect(page.getByText(`Stock of ${DIVER} is 17 now.`).first()).toBeVisible();
      await openDetails(page, DIVER);
      await expect(page.getByText(/Crushed box$/)).toBeVisible();
      await expect(page.getByText('20 → 17')).toBeVisible();
    },
  },
  'Add 5 to a stock by its barcode': {
    open: async (page) => {
      await openSignedIn(page, SEARCH);
      await untilScansAreHandled(page);
    },
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('radio', { name: 'Add stock' }));
      await expect(page.getByRole('combobox', { name: 'Reason' })).toBeVisible();
      await page.keyboard.type('5', { delay: 120 });
      await scan(page, '9521000000025');
      await expect(page.getByText(/^Recorded: Tidewater Harbor 44, \+5/)).toBeVisible();
    },
  },
  'Raise twenty prices by 5 %': {
    open: (page) => openInventory(page, '?search=tidewater&size=25'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('checkbox', { name: 'Select all on this page' }));
      await hand.click(page.getByRole('button', { name: /^Edit \d+ products$/ }));
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByRole('textbox', { name: 'Amount for the price' });
      await hand.click(amount);
      await amount.fill('+5%');
      await hand.click(dialog.getByRole('button', { name: 'Preview' }));
      await expect(dialog.getByText(/ products will be changed\./)).toBeVisible();
      await hand.click(dialog.getByRole('button', { name: 'Apply' }));
      await expect(dialog).toHaveCount(0);
      await expect(button(page, 'Undo')).toBeVisible();
    },
  },
  'Add a product with its picture': {
    open: (page) => openInventory(page),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(button(page, 'Add product'));
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await expect(name).toBeFocused();
      await name.fill('Rope basket');
      await hand.press(name, 'Tab');
      await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('RB-1');
      const chooser = page.waitForEvent('filechooser');
      await hand.click(button(page, 'Choose pictures'));
      await (await chooser).setFiles({ name: 'basket.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await expect(button(page, 'Picture 1 of 1, Thumbnail')).toBeVisible();
      await hand.click(button(page, 'Save product'));
      await expect(page.getByRole('region', { name: 'Details of Rope basket' })).toBeVisible();
    },
  },
  'Take in a supplier’s file': {
    open: (page) => openInventory(page),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Import' }).or(button(page, 'Import')));
      const chooser = page.waitForEvent('filechooser');
      await hand.click(button(page, 'Choose file'));
      await (await chooser).setFiles(new URL('../samples/catalogue.csv', import.meta.url).pathname);
      await hand.click(button(page, 'Check the file'));
      await hand.click(page.getByRole('button', { name: /^Apply \d+ changes$/ }));
      await expect(page.getByText('4 products added')).toBeVisible();
    },
  },
  'Export what is filtered': {
    open: (page) => openInventory(page, '?level=low'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(button(page, 'Export'));
      const download = page.waitForEvent('download');
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Download file' }));
      const rows = readFileSync(await (await download).path(), 'utf8');
      expect(rows).toContain('HP-');
      expect(rows).not.toContain('HP-ST-0019');
    },
  },
  'Raise a price in the list': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      await changeInRow(hand, 'price', '+5%');
      await expect(hand.page.getByText(new RegExp(`^Price of ${DIVER} is .* now`)).first()).toBeAttached();
    },
  },
  'Add stock to a product that is looked up by name': {
    open: (page) => openSignedIn(page, SEARCH),
    work: async (hand) => {
      const { page } = hand;
      await page.getByRole('searchbox', { name: 'Find a product' }).fill('saati isparta');
      await hand.click(
        page.getByRole('list', { name: 'Results' }).getByRole('button', { name: /^Change stock.*Isparta Gül Saati/ }),
      );
      await page.getByRole('spinbutton', { name: 'How many' }).fill('7');
      await hand.click(button(page, 'Record'));
      await expect(button(page, 'Undo')).toBeVisible();
    },
  },
  'Receive ten products': {
    open: async (page) => {
      await openSignedIn(page, SEARCH);
      await untilScansAreHandled(page);
    },
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('radio', { name: 'Receive' }));
      // The receive mode's code loads when it is chosen; until then a scan opens its product.
      await expect(page.getByText(/^Scan what was delivered/)).toBeVisible();
      const reference = page.getByRole('textbox', { name: 'Reference' });
      const units = page.getByRole('form', { name: 'Receive' }).getByRole('spinbutton');
      for (let product = 1; product <= 10; product += 1) {
        await scan(page, `HP-W-${String(product).padStart(4, '0')}`);
        await expect(units).toHaveCount(product);
      }
      await hand.click(reference);
      await reference.fill('PO-7');
      const written = watchWrites(page);
      await hand.click(button(page, 'Receive 10 products'));
      await expect(page.getByText('10 products received')).toBeVisible();
      await written();
    },
  },
  'Count what a filter finds': {
    open: async (page) => {
      await openInventory(page, '?search=harbor+44&active=true');
      await untilScansAreHandled(page);
    },
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Count these' }));
      await hand.click(button(page, 'Start counting'));
      const counts = page.getByRole('tabpanel', { name: 'Counts' });
      await expect(counts.getByRole('table', { name: 'Counted products' })).toBeVisible();
      await scan(page, 'HP-W-0002');
      await expect(counts.getByText(/^1 of 1 counted ·/)).toBeVisible();
      await hand.click(button(page, 'Finish the count'));
      await hand.click(page.getByRole('alertdialog').getByRole('button', { name: 'Finish the count' }));
      await expect(page.getByText(/is finished: 1 product changed/)).toBeVisible();
    },
  },
  'Print the labels of a product of the list': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      const { page } = hand;
      await page.evaluate(() => Object.assign(window, { print: () => undefined }));
      await hand.click(page.getByRole('checkbox', { name: `Select ${DIVER}`, exact: true }));
      await hand.click(button(page, 'Print labels'));
      await hand.click(button(page, 'Open labels'));
      await expect(page.getByText('20 labels on 1 page')).toBeVisible();
      await hand.click(button(page, 'Print labels'));
      await hand.click(button(page, 'Yes, printed'));
      await expect(page.getByText('Printed before: 1 job')).toBeVisible();
    },
  },
  'Take a movement back': {
    open: (page) => openSignedIn(page, LEDGER),
    work: async (hand) => {
      const { page } = hand;
      const table = page.getByRole('table', { name: 'Stock movements' });
      await hand.click(table.getByRole('button', { name: /^Undo / }).first());
      await expect(table.getByRole('link', { name: /^Takes back #/ }).first()).toBeVisible();
    },
  },
  'See every movement of a stock': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(button(page, `Details of ${DIVER}`));
      await hand.click(page.getByRole('link', { name: 'All movements' }));
      await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText(DIVER);
    },
  },
  'See who changed a stock': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(button(page, `Details of ${DIVER}`));
      await expect(
        page
          .getByRole('region', { name: `Details of ${DIVER}` })
          .getByText(/^(Defne Aldridge|Marcus Ode|Selin Karaca|Grace Whitcombe) · /)
          .first(),
      ).toBeVisible();
    },
  },
  'See what is low in stock': {
    open: (page) => openSignedIn(page, '/apps/ecommerce/store'),
    work: async (hand) => {
      await hand.click(hand.page.getByRole('link', { name: /^Low stock, \d+$/ }));
      await expect(hand.page).toHaveURL(/inventory\?level=low$/);
      await expect(products(hand.page)).toBeVisible();
    },
  },
};

test('docs: list each of the ten jobs, and more', { tag: '@main' }, () => {
  expect([...documentedPresses.keys()].toSorted()).toEqual(Object.keys(JOBS).toSorted());
  expect(documentedPresses.size).toBe(17);
});

/** Jobs that the gate counts; `npm run test:full` counts all of them. */
const IN_GATE = ['Change the stock in the list', 'Look a product up by its code, from any page', 'Receive ten products'];

for (const [name, { open, work }] of Object.entries(JOBS)) {
  test(`${name}: takes no more presses than documented`, { tag: IN_GATE.includes(name) ? '@main' : [] }, async ({ page }) => {
    await open(page);
    const hand = new PressCounter(page);
    await work(hand);
    expect(hand.presses).toBe(documentedPresses.get(name));
    expect(hand.presses).toBeLessThanOrEqual(MAX_PRESSES);
  });
}
