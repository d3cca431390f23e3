import { type Dialog, expect, type Locator, type Page } from '@playwright/test';

/** A control of a page: the first of its role and name. */
export interface Control {
  role: string;
  name: string;
}

/** Excludes mail, phone and external links: another program or another host handles them, so the page shows no effect. */
const SELECTOR =
  'a[href]:not([href^="mailto:"], [href^="tel:"], [href^="https:"]), button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=combobox], [role=slider], [role=menuitem]';

/**
 * Finds the controls within a part of the page that a user could press, one of each kind: of repeated rows, the first.
 * @param within selector of the part
 */
export async function findControls(page: Page, within: string): Promise<Control[]> {
  const all = await settledControls(page, within);
  const kinds = new Set<string>();
  return all.filter(({ role, name, kind, settled }) => {
    if (settled) return false;
    const key = `${role} ${kind || name}`;
    if (kinds.has(key)) return false;
    kinds.add(key);
    return true;
  });
}

/**
 * Presses a control, or types into it, and checks for an effect: on the page, its URL, its fields, a dialog, a download,
 * another page, a file chooser, fullscreen, printing.
 * @returns `works`, or what is wrong
 */
export async function press(page: Page, within: string, control: Control, patience = 15_000): Promise<string> {
  if (!(await isTrueSoon(() => isThere(page, within, control), patience))) return 'is not there again';
  // Removes the focus left by the last press, which would look like an effect of this one.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(watchPrinting);
  const before = await page.evaluate(readPage);
  const events = listen(page);
  try {
    await actOn(page, within, control);
    return (await isTrueSoon(async () => events.happened() || (await signatureOf(page)) !== before))
      ? 'works'
      : 'nothing happens';
  } catch (error) {
    return events.happened() ? 'works' : `can not be pressed: ${String(error).split('\n').slice(0, 3).join(' ')}`;
  } finally {
    events.stop();
  }
}

/** Finds a control on the current page, and marks it. */
const isThere = (page: Page, within: string, mark: Control) =>
  page.evaluate(readControls, { within, selector: SELECTOR, mark }).then((all) => all.some(({ marked }) => marked));

/** Page of the origin that precedes the app in the tab's history. */
export const BLANK = '/assets/none';

/**
 * Closes what the last press opened, as a user does: overlays by Escape, another page by Back.
 * @returns whether the original page is back, without overlays, and has settled
 */
export async function returnToPage(page: Page, address: string): Promise<boolean> {
  const layers = page.locator('dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const isUndisturbed = async () => page.url() === address && (await layers.count()) === 0;
  for (let left = 3; left > 0 && !page.url().endsWith(BLANK) && !(await isUndisturbed()); left -= 1) {
    if ((await layers.count()) > 0) await page.keyboard.press('Escape');
    else await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await isTrueSoon(isUndisturbed, 600);
  }
  return (await isUndisturbed()) && isAtRest(page);
}

/** Waits until two checks in a row are equal: otherwise a late effect of this press would count for the next one. */
async function isAtRest(page: Page) {
  let seen = await signatureOf(page);
  return isTrueSoon(async () => {
    const before = seen;
    seen = await signatureOf(page);
    return seen === before;
  }, 2_000);
}

/** Controls of the fully loaded page: two checks in a row are equal, and no placeholders are left. */
async function settledControls(page: Page, within: string) {
  const listControls = () => page.evaluate(readControls, { within, selector: SELECTOR });
  let seen = await listControls();
  await isTrueSoon(async () => {
    const before = seen;
    seen = await listControls();
    return seen.length > 0 && seen.length === before.length && !(await page.evaluate(isWaiting, within));
  });
  return seen;
}

/** Acts on the current control: since it was marked, the app may have replaced the one of the first paint. */
async function actOn(page: Page, within: string, control: Control): Promise<void> {
  const marked = page.locator('[data-crawled]');
  for (let left = 3; left > 0 && (await marked.count()) === 0; left -= 1) await isThere(page, within, control);
  try {
    await act(marked);
  } catch (error) {
    if ((await marked.count()) > 0 || !(await isThere(page, within, control))) throw error;
    await act(marked);
  }
}

async function act(target: Locator) {
  const type = await target.evaluate(
    (element) => (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase()),
    undefined,
    { timeout: 3_000 },
  );
  if (/^(text|search|email|password|tel|url|textarea)$/.test(type)) return target.fill('abc 12');
  if (type === 'number') return target.fill('7');
  // A skip link is visible only while focused, and meant for the keyboard.
  if (type === 'a' && !(await target.evaluate(isOnScreen))) return target.press('Enter');
  // A control without a visible area is for keys and screen readers: a radio under its card, the button that leaves a panel.
  if (type === 'radio' || (type === 'button' && (await target.evaluate(isTiny)))) return target.press('Space');
  if (type !== 'select') return target.click({ timeout: 5_000 });
  const chosen = await target.evaluate((element) => (element as HTMLSelectElement).selectedIndex);
  return target.selectOption({ index: chosen === 0 ? 1 : 0 });
}

function listen(page: Page) {
  let happened = false;
  const note = () => {
    happened = true;
  };
  const dismiss = (dialog: Dialog) => {
    happened = true;
    void dialog.dismiss();
  };
  page.on('download', note).on('popup', note).on('filechooser', note).on('framenavigated', note).on('dialog', dismiss);
  return {
    happened: () => happened,
    stop: () =>
      page.off('download', note).off('popup', note).off('filechooser', note).off('framenavigated', note).off('dialog', dismiss),
  };
}

/** Text of the page. While the page is being left it cannot be read, and leaving is an effect. */
const signatureOf = (page: Page) => page.evaluate(readPage).catch(() => 'left');

async function isTrueSoon(isTrue: () => Promise<boolean>, timeout = 3_000) {
  const patience = expect.poll(isTrue, { timeout, intervals: [100, 200, 300] });
  return patience.toBe(true).then(
    () => true,
    () => false,
  );
}

/** Runs in the page. */
const isWaiting = (within: string) =>
  [...document.querySelectorAll(within)].some((part) => part.querySelector('[aria-busy=true], [data-partial]'));

/** Runs in the page. */
function isOnScreen(element: Element) {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight && right - left > 4;
}

/** Runs in the page. */
function isTiny(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < 8;
}

/** Runs in the page. Reads all pressable controls in DOM order, and marks one of them. */
function readControls({ within, selector, mark }: { within: string; selector: string; mark?: Control }) {
  document.querySelector('[data-crawled]')?.removeAttribute('data-crawled');
  const parts = [...document.querySelectorAll(within)];
  const inPart = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    parts.some((part) => part.contains(element)),
  );
  const usable = inPart.filter(
    (element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true], [readonly], [type=file]') &&
      !element.closest('[inert], [aria-hidden=true]'),
  );
  const nameOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    const named =
      element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '') ?? [];
    return (element.getAttribute('aria-label') ?? [...named, ...labels, element.textContent].find((text) => text !== '') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  };
  const kindOf = (element: HTMLElement) => {
    const item = element.closest('[role=dialog] li');
    const inItem = [...(item?.querySelectorAll(selector) ?? [])];
    if (inItem.length > 1) return `item of ${inItem.length}, ${inItem.indexOf(element)}`;
    const cell = element.closest('tbody td, tbody th');
    if (!(cell instanceof HTMLTableCellElement) || cell.colSpan > 1) return '';
    return `column ${cell.cellIndex}, ${[...cell.querySelectorAll(selector)].indexOf(element)}`;
  };
  let isMarked = false;
  return usable.map((element) => {
    const [role, name] = [element.getAttribute('role') ?? element.tagName.toLowerCase(), nameOf(element)];
    const marked = !isMarked && role === mark?.role && name === mark.name;
    if (marked) element.setAttribute('data-crawled', '');
    isMarked ||= marked;
    return {
      role,
      name,
      marked,
      kind: kindOf(element),
      // An active choice has no effect when pressed: the current page, the selected tab or option.
      settled: element.matches(
        '[aria-current=page], [aria-selected=true], [type=radio]:checked, [role=radio][aria-checked=true], [role=group] [aria-pressed=true], fieldset [aria-pressed=true]',
      ),
    };
  });
}

/** Runs in the page. Detects printing: a headless browser shows no print dialog. */
function watchPrinting() {
  const { dataset } = document.documentElement;
  window.print = () => {
    dataset['printed'] = `${Number(dataset['printed'] ?? 0) + 1}`;
  };
}

/** Runs in the page. Collects everything a user could notice as one text. */
function readPage() {
  const visibleTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    // A tooltip opens because of the pointer, not the press.
    const isTip = holder?.closest('[role=tooltip], [popover][aria-hidden=true]');
    if (holder?.checkVisibility() && !isTip) visibleTexts.push(node.nodeValue ?? '');
  }
  const states = [
    ...document.querySelectorAll(
      'input, textarea, select, [aria-expanded], [aria-pressed], [aria-checked], [aria-sort], [aria-current], dialog',
    ),
  ].map((element) => {
    const value =
      element instanceof HTMLInputElement
        ? `${element.value} ${element.checked} ${element.type}`
        : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
          ? element.value
          : '';
    return [
      value,
      ...element
        .getAttributeNames()
        .filter((name) => /^(aria-|open)/.test(name))
        .map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' ');
  });
  const { className, lang, scrollTop, dataset } = document.documentElement;
  const focus = document.activeElement?.hasAttribute('data-crawled')
    ? 'here'
    : (document.activeElement?.tagName ?? '') + (document.activeElement?.id ?? '');
  const moved = focus === 'here' || focus === 'BODY' ? '' : focus;
  return JSON.stringify([
    location.href,
    document.title,
    className,
    lang,
    scrollTop,
    moved,
    document.fullscreenElement !== null,
    dataset['printed'],
    visibleTexts,
    states,
  ]);
}
