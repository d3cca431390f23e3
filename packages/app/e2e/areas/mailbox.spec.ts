import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';
import { textOfPdf } from '../support/textOfPdf';
import { watchWrites } from '../support/watchWrites';

const mails = (page: Page) => page.getByRole('list', { name: 'Mails' });
const row = (page: Page, subject: string) => mails(page).getByRole('link', { name: new RegExp(subject) });
const compose = (page: Page) => page.getByRole('dialog', { name: 'New message' });

async function openMailbox(page: Page, path = '') {
  await openSignedIn(page, `/apps/mailbox${path}`);
  await expect(mails(page)).toBeVisible();
}

test(
  'mail by keyboard alone: is written, survives a reload and a page change, is sent, and undone',
  { tag: '@main' },
  async ({ page }) => {
    await openMailbox(page);
    // Keys are handled once the page is idle.
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused({ timeout: 4000 });
    }).toPass();
    await page.keyboard.type('aylin');
    await expect(page.getByRole('option', { name: /Aylin Demirtaş/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope for the boat');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
    await page.reload();
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue('Rope for the boat');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(compose(page)).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
    await page.goto('/apps/mailbox/sent/1');
    await expect(row(page, 'Rope for the boat')).toHaveCount(1);
  },
);

test('mail link: opens a new mail to the address on the current page', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts');
  await page
    .getByRole('list', { name: 'All contacts' })
    .getByRole('link', { name: /Aylin Demirtaş/ })
    .click();
  // Links are handled once the page is idle.
  await expect(async () => {
    await page.getByRole('link', { name: 'aylin.demirtas@example.com', exact: true }).click();
    await expect(compose(page)).toBeVisible({ timeout: 4000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope from the card');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/contacts/);
  await page.goto('/apps/mailbox/sent/1');
  await expect(row(page, 'Rope from the card')).toContainText('aylin.demirtas@example.com');
});

test("mail: goes to the typed address, even if a contact's address contains it", async ({ page }) => {
  await openMailbox(page);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.pressSequentially('demirtas@example.com');
  await expect(page.getByRole('option', { name: /aylin\.demirtas@example\.com/ })).toBeVisible();
  await to.press('Enter');
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope for another');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await page.goto('/apps/mailbox/sent/1');
  await expect(row(page, 'Rope for another')).toContainText('To: demirtas@example.com');
});

test(
  'mail without a network: waits in the outbox, also over a reload, and is sent once',
  { tag: '@main' },
  async ({ page, context }) => {
    await openMailbox(page);
    const waits = page.getByRole('status').filter({ hasText: 'the mail waits' });
    const write = async (subject: string) => {
      await page.getByRole('button', { name: 'Compose', exact: true }).click();
      await page.getByRole('combobox', { name: 'To', exact: true }).fill('tom@example.com');
      await page.getByRole('textbox', { name: 'Subject', exact: true }).fill(subject);
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
    };
    // The server does not respond, and recovers without notice.
    await write('Rope by the boat');
    await setMocks(page, { offline: true }, { notify: false });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(page.getByText('No connection', { exact: true })).toBeVisible();
    await setMocks(page, { offline: false }, { notify: false });
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
    // The device has no network.
    await write('Rope by air');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(waits).toBeVisible();
    // In this case the app notices without a press: the banner checks the server again.
    await setMocks(page, { offline: true }, { notify: false });
    await context.setOffline(false);
    await expect(page.getByText("The server can't be reached", { exact: true })).toBeVisible();
    await expect(waits).toBeVisible();
    await setMocks(page, { offline: false }, { notify: false });
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(waits).toHaveCount(0);
    await page.goto('/apps/mailbox/sent/1');
    await expect(row(page, 'Rope by the boat')).toHaveCount(1);
    await expect(row(page, 'Rope by air')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Open again' })).toHaveCount(0);
  },
);

test('unsent mail: survives its closed tab, and is sent from the next tab', async ({ page, context, watched }) => {
  await openMailbox(page);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('tom@example.com');
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope by night');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
  await setMocks(page, { offline: true }, { notify: false });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const waits = (tab: Page) => tab.getByRole('status').filter({ hasText: 'the mail waits' });
  await expect(waits(page)).toBeVisible();
  const next = await context.newPage();
  watched(next);
  await page.close();
  await next.goto('/assets/none');
  await setMocks(next, { offline: false }, { notify: false });
  await openMailbox(next, '/sent/1');
  await expect(row(next, 'Rope by night')).toHaveCount(1);
  await expect(waits(next)).toHaveCount(0);
});

test('mail deleted in one tab: disappears in the other, and can be restored there', async ({ page, context, watched }) => {
  await openMailbox(page);
  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/mailbox/inbox/1');
  await expect(row(other, 'Back door')).toBeVisible();
  await mails(page).getByRole('checkbox', { name: 'Select Back door' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(other, 'Back door')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(other, 'Back door')).toBeVisible();
});

test('new mail: is announced once, and counted in the menu and in the title', async ({ page }) => {
  await openMailbox(page);
  await setMocks(page, { dataSet: 'mailbox-incoming' });
  await expect(page.getByText(/New mail from Grace Whitcombe/).first()).toBeVisible({ timeout: 60_000 * timeoutFactor() });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Mailbox.*5/ })).toBeVisible();
  await expect(row(page, 'Till two is short of coins')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Inbox/);
});

test('mail search by operators: is kept in the URL, survives Back, and suggests a way out', async ({ page }) => {
  await openMailbox(page, '/inbox/1?search=from:ingrid+has:attachment');
  await expect(row(page, 'Invoice 20114')).toBeVisible();
  await row(page, 'Invoice 20114').click();
  await expect(page.getByRole('article', { name: 'Invoice 20114' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove filter from:ingrid' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search mail' }).fill('nothing at all');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(row(page, 'Straps for the spring window')).toBeVisible();
});

test('printed mail: is black on white also in dark, complete, and alone', async ({ page }) => {
  await openMailbox(page);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ scheme: 'dark' })));
  await page.reload();
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('tom@example.com');
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('A long letter');
  const lines = Array.from({ length: 80 }, (_, at) => `Shelf ${at + 1} counted.`);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await page.goto('/apps/mailbox/sent/1');
  await row(page, 'A long letter').click();
  await expect(page.getByText('Shelf 80 counted.', { exact: true })).toBeAttached();
  const paper = await textOfPdf(await page.pdf({ format: 'A4' }));
  for (const line of lines) expect(paper).toContain(line);
  expect(paper.startsWith('A long letter')).toBe(true);
  for (const word of ['Compose', 'Inbox', 'Mailbox', 'Reply', 'Undo']) expect(paper).not.toContain(word);
  await page.emulateMedia({ media: 'print' });
  const colors = await page.evaluate(() => {
    const text = document.querySelector('article header span');
    return [getComputedStyle(document.body).backgroundColor, text ? getComputedStyle(text).color : ''];
  });
  expect(colors[0]).toBe('rgb(255, 255, 255)');
  const channels = (colors[1]?.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels)).toBeLessThan(80);
});

test('mailbox in Turkish at 320 px: reads, stars, moves, restores, answers and deletes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMailbox(page);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  await page.reload();
  const list = page.getByRole('list', { name: 'E-postalar' });
  const mail = (subject: string) => list.getByRole('link', { name: new RegExp(subject) });
  await mail('Kumaş örnekleri').click();
  const mailActions = page.getByRole('toolbar', { name: 'Bu e-postayla yapılabilecekler' });
  await mailActions.getByRole('button', { name: 'Yıldızla' }).click();
  await expect(mailActions.getByRole('button', { name: 'Yıldızla' })).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow(page)).toEqual([]);
  await mailActions.getByRole('button', { name: 'Taşı' }).click();
  await page.getByRole('menuitem', { name: 'Çöp kutusu' }).click();
  await expect(mail('Kumaş örnekleri')).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await mail('Kumaş örnekleri').click();
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Konu', exact: true })).toHaveValue('Re: Kumaş örnekleri yola çıktı');
  await page.getByRole('textbox', { name: 'Metin', exact: true }).press('Control+Home');
  await page.keyboard.type('Geldiler.');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gönderildi' })).toBeVisible();
  await page.goto('/apps/mailbox/inbox/1');
  await list.getByRole('checkbox', { name: 'Seç: Back door' }).check();
  await list.getByRole('checkbox', { name: /^Seç: Receipts/ }).check();
  const selected = page.getByRole('group', { name: '2 seçili' });
  expect(await overflow(page)).toEqual([]);
  expect((await selected.boundingBox())?.height).toBeLessThan(80);
  await selected.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(mail('Back door')).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(mail('Back door')).toHaveCount(1);
});

test('mailbox by keyboard alone: moves through, opens, stars, answers, selects and deletes', async ({ page }) => {
  await openMailbox(page);
  const open = (subject: RegExp) => page.getByRole('article', { name: subject });
  // Keys are handled once the page is idle.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search mail' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  const first = mails(page).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  const subject = /Window of March/;
  await row(page, 'Window of March').first().focus();
  await page.keyboard.press('Enter');
  await expect(open(subject)).toBeVisible();
  const star = page.getByRole('toolbar', { name: 'Acts of this mail' }).getByRole('button', { name: 'Star' });
  const was = await star.getAttribute('aria-pressed');
  await page.keyboard.press('s');
  await expect(star).not.toHaveAttribute('aria-pressed', String(was));
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue('Re: Window of March');
  await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await page.getByRole('article').first().focus();
  await page.keyboard.press('u');
  await expect(row(page, 'Window of March').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: '1 selected' })).toBeVisible();
  // From the checkbox, too, the focus moves on to the next row.
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('li input:focus')).toBeVisible();
  const next = (await page.locator('li:has(input:focus) + li [data-record]').getAttribute('data-record')) ?? '';
  await page.keyboard.press('#');
  await expect(row(page, 'Re: Window of March')).toHaveCount(0);
  await expect(page.locator(`li [data-record="${next}"]`)).toBeFocused();
});

test('mailbox: handles its keys beside an open mail window, and asks first in the trash', async ({ page }) => {
  await openMailbox(page, '/trash/1');
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope beside it');
  await page.getByRole('button', { name: 'Shrink to the corner' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await row(page, 'Haddock').focus();
  await page.keyboard.press('k');
  await expect(row(page, 'Your permit was renewed')).toBeFocused();
  await page.keyboard.press('#');
  await expect(page.getByRole('heading', { name: 'Delete 1 mail for ever?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Your permit was renewed')).toBeFocused();
  // Inside the window, the keys have no effect.
  await page.getByRole('button', { name: 'Open again' }).focus();
  await page.keyboard.press('#');
  await expect(page.getByRole('heading', { name: /for ever/ })).toHaveCount(0);
  await row(page, 'Haddock').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL(/mailbox\/inbox\/1/);
  await expect(row(page, 'Back door')).toBeVisible();
});

test('mailbox with 3 of 10 calls failing: keeps read, deleted and sent mails so, once', async ({ page }) => {
  await openMailbox(page);
  await setMocks(page, { failureRate: 0.3 }, { notify: false });
  const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ }).first();
  const untilDone = (act: () => Promise<void>) =>
    expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await act();
    }).toPass();
  // A failed action is rolled back and announced, so it is repeated.
  await untilDone(async () => {
    const written = watchWrites(page);
    const box = mails(page).getByRole('checkbox', { name: 'Select Back door' });
    if ((await box.count()) > 0) {
      await box.check({ timeout: 1000 });
      await page.getByRole('button', { name: 'Delete', exact: true }).click({ timeout: 1000 });
      await written();
    }
    await expect(row(page, 'Back door')).toHaveCount(0, { timeout: 1000 });
    await expect(row(page, 'Scarves for autumn')).toBeVisible({ timeout: 1000 });
  });
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('tom@example.com');
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope in a storm');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Six metres.');
  // And not "Not sent".
  const sent = page.getByRole('status').filter({ hasText: /^Sent/ });
  await expect(async () => {
    const send = page.getByRole('button', { name: 'Send', exact: true });
    if (await send.isVisible()) await send.click({ timeout: 1000 });
    await expect(sent).toBeVisible({ timeout: 2000 });
  }).toPass();
  await setMocks(page, { failureRate: 0 });
  await page.goto('/apps/mailbox/sent/1');
  await expect(row(page, 'Rope in a storm')).toHaveCount(1);
  await page.goto('/apps/mailbox/trash/1');
  await expect(row(page, 'Back door')).toHaveCount(1);
});

test('thousand mails: show the last page as fast as the first, and are all read in one action', async ({ page }) => {
  await page.goto('/assets/none');
  await setMocks(page, { dataSet: 'mailbox-1000' });
  await openMailbox(page, '/inbox/999');
  await expect(page).toHaveURL(/inbox\/99$/);
  await expect(mails(page).getByRole('listitem')).toHaveCount(5);
  const inbox = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName(/unread/);
  // After the first press, the selection bar replaces it.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Select all 985' }).click();
  await page
    .getByRole('group', { name: '985 selected' })
    .getByRole('button', { name: /^Mark as / })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(inbox).toHaveAccessibleName(/unread/);
});

test('hostile mails: can be opened, answered and shown with pictures, and run or fetch nothing', async ({ page }) => {
  await page.goto('/assets/none');
  await setMocks(page, { dataSet: 'hostile-text' });
  await openMailbox(page, '/inbox/1/hostile-0');
  const frame = page.locator('article iframe');
  await expect(frame.contentFrame().getByText('Read me')).toBeVisible();
  await expect(frame.contentFrame().locator('img[src]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect(frame.contentFrame().locator('img[src^="data:"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const text = compose(page).getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('Read me');
  expect(await text.evaluate((element) => element.querySelectorAll('script, iframe, form, style, [onclick]').length)).toBe(0);
  await page.getByRole('button', { name: 'Save and close' }).click();
  await page.goto('/apps/mailbox/inbox/2/hostile-22');
  await expect(page.getByRole('article', { name: 'Files that lie' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open invoicefdp\.exe/ })).toBeVisible();
});

test('mail window: takes the focus, and returns it when it closes', async ({ page }) => {
  await openMailbox(page);
  const write = page.getByRole('button', { name: 'Compose', exact: true });
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save and close' }).focus();
  await page.keyboard.press('Enter');
  await expect(compose(page)).toHaveCount(0);
  await expect(write).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("keeps the chat's row free below a minimised mail", async ({ page }) => {
    await openMailbox(page);
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    await compose(page).getByRole('textbox', { name: 'Subject', exact: true }).fill('Rope');
    await compose(page).getByRole('button', { name: 'Shrink to the corner' }).click();
    await openSignedIn(page, '/apps/chat/chat-2');
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
    const write = page.getByRole('textbox', { name: 'Message', exact: true });
    await write.fill('On my way');
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
    await expect(page.getByRole('log').getByText('On my way')).toBeVisible();
  });
});
