import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { timeoutFactor } from '../lib/timeoutFactor.mjs';
import { serveStatic } from '../server/serveStatic.mjs';
import { areExamplesDrawn, inspectDocs, openDocs } from './docsPage.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const PAGE_TIMEOUT_MS = 60_000 * timeoutFactor();
const WALKERS = availableParallelism() + 1;

/**
 * Opens every documentation page of the published Storybook, as the menu does: it must render, pass axe, have its pictures, and
 * each of its links must lead somewhere; a guide is checked in both languages. The examples on it are skipped: each is a story,
 * with its own tests.
 * @param {string} storybook the built Storybook, docs included
 * @returns {Promise<string[]>} the faults
 */
export async function checkPublishedStorybook(storybook) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []));
  const site = await serveStatic(storybook);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const walk = { browser, site, waiting: ids.values(), leads: leadsWithin(entries, storybook) };
    const walkers = Array.from({ length: WALKERS }, () => walkDocs(walk));
    return (await Promise.all(walkers)).flat().toSorted();
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Visits the waiting pages one after the other in one tab. A page that could not be opened is tried once more, in a new tab.
 */
async function walkDocs({ browser, site, waiting, leads }) {
  let page = null;
  const open = async (id) => {
    try {
      page ??= await newTab(browser, site);
      return { faults: await faultsOf(page, id, leads) };
    } catch (error) {
      await page?.context().close();
      page = null;
      return { faults: [error.message.split('\n')[0]], isLost: true };
    }
  };
  const found = [];
  for (const id of waiting) {
    const first = await open(id);
    const { faults } = first.isLost ? await open(id) : first;
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}

/** Opens a tab that shares nothing with the others: a story's storage writes reach all tabs of its browser. */
async function newTab(browser, site) {
  const context = await browser.newContext();
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await context.addInitScript({ path: AXE });
  // The frames of examples stay empty.
  await context.route(/iframe\.html.*viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const page = await context.newPage();
  await page.goto(`${site.url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  return page;
}

async function faultsOf(page, id, leads) {
  const thrown = [];
  const onPageError = (error) => thrown.push(`it throws: ${error.message}`);
  page.on('pageerror', onPageError);
  await page.evaluate(openDocs, { id, patience: PAGE_TIMEOUT_MS });
  await page.waitForFunction(areExamplesDrawn);
  const faults = await inspectPage(page, leads);
  const otherLanguage = page.locator('#storybook-docs button[lang][aria-pressed="false"]');
  if ((await otherLanguage.count()) > 0) {
    const language = await otherLanguage.getAttribute('lang');
    await otherLanguage.click();
    await page.locator(`#storybook-docs div[lang="${language}"] h1`).waitFor();
    faults.push(...(await inspectPage(page, leads)).map((fault) => `${language}: ${fault}`));
  }
  page.off('pageerror', onPageError);
  return [...faults, ...thrown];
}

async function inspectPage(page, leads) {
  const { wrong, links, ids } = await page.evaluate(inspectDocs);
  const dead = links.filter((href) => !leads(href, ids));
  return [...wrong, ...dead.map((href) => `the link ${href} leads nowhere`)];
}

const leadsWithin = (entries, storybook) => (href, ids) => {
  if (/^(https?:|mailto:)/.test(href)) return true;
  if (href.startsWith('#')) return ids.includes(decodeURIComponent(href.slice(1)));
  const [, id] = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(href) ?? [];
  if (id) return Object.hasOwn(entries, id);
  return existsSync(join(storybook, href.replace(/[?#].*$/, '')));
};
