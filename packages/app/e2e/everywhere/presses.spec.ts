import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openInventory, openSignedIn, products, rowOf } from '../support/app';
import { scan, untilScansAreHeard } from '../support/scan';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

/** Most that a job of every day may cost (see `docs/presses.md`). */
const MOST = 5;

/** What the docs say of each job. */
const told = new Map(
  [...readFileSync(new URL('../../../../docs/presses.md', import.meta.url), 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(
    ([, job = '', presses]) => [job, Number(presses)],
  ),
);

/** A person with one hand: clicks and keys are counted, what is typed or scanned is not. */
class Hand {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  async enter(field: Locator): Promise<void> {
    this.presses += 1;
    await field.press('Enter');
  }
}

const DIVER = 'Tidewater Breakwater Diver';
const LEDGER = '/apps/ecommerce/transactions';
const SEARCH = '/apps/ecommerce/search';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function changeInRow(hand: Hand, what: 'stock' | 'price', typed: string) {
  await hand.click(rowOf(hand.page, DIVER).getByRole('button', { name: new RegExp(`change the ${what} of`) }));
  const field = hand.page.getByLabel(`New ${what} of ${DIVER}`);
  await field.fill(typed);
  await hand.enter(field);
}

interface Job {
  /** Opens the page on which it begins. */
  open: (page: Page) => Promise<void>;
  /** Does it, and sees that it is done. */
  work: (hand: Hand) => Promise<void>;
}

const JOBS: Readonly<Record<string, Job>> = {
  'Look a product up by its code, from any page': {
    open: async (page) => {
      await openSignedIn(page, '/apps/ecommerce/store');
      await untilScansAreHeard(page);
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
  'Receive a delivery': {
    open: async (page) => {
      await openSignedIn(page, SEARCH);
      await untilScansAreHeard(page);
    },
    work: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('radio', { name: 'Receive' }));
      // Its code comes when it is chosen; until then a scan opens its product.
      await expect(page.getByText(/^Scan what was delivered/)).toBeVisible();
      const reference = page.getByRole('textbox', { name: 'Reference' });
      await scan(page, 'HP-W-0002');
      await expect(reference).toBeVisible();
      await scan(page, 'HP-W-0003');
      await expect(page.getByRole('form', { name: 'Receive' }).getByRole('spinbutton')).toHaveCount(2);
      await hand.click(reference);
      await reference.fill('PO-7');
      const written = watchWrites(page);
      await hand.enter(reference);
      await expect(page.getByText('2 products received')).toBeVisible();
      await written();
    },
  },
  'Count what a filter finds': {
    open: async (page) => {
      await openInventory(page, '?search=harbor+44&active=true');
      await untilScansAreHeard(page);
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
  'See why a stock is what it is': {
    open: (page) => openInventory(page, '?search=breakwater'),
    work: async (hand) => {
      const { page } = hand;
      await hand.click(button(page, `Details of ${DIVER}`));
      await hand.click(page.getByRole('link', { name: 'All movements' }));
      await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText(DIVER);
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

test('the docs tell of each of the ten jobs', { tag: '@main' }, () => {
  expect([...told.keys()]).toEqual(Object.keys(JOBS));
  expect(told.size).toBe(10);
});

for (const [name, { open, work }] of Object.entries(JOBS)) {
  test(`${name}: no more presses than the docs say`, { tag: '@main' }, async ({ page }) => {
    await open(page);
    const hand = new Hand(page);
    await work(hand);
    expect(hand.presses).toBe(told.get(name));
    expect(hand.presses).toBeLessThanOrEqual(MOST);
  });
}
