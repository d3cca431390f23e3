import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { serveStatic } from '../server/serveStatic.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Opens every page of documentation of the Storybook that is published: it must be drawn, axe finds nothing on it, and each of its links leads
 * somewhere. The examples on it are not looked at again: each is a story, which has its own tests.
 * @param {string} storybook the built one, docs included
 * @returns {Promise<{ checked: number, faults: string[] }>}
 */
export async function checkPublishedStorybook(storybook) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const site = await serveStatic(storybook);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const faults = [];
  try {
    const context = await browser.newContext();
    // The frames of examples stay empty.
    await context.route(/iframe\.html.*viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (const { id } of pages) {
      const page = await context.newPage();
      const wrong = await faultsOf(page, `${site.url}/iframe.html?viewMode=docs&id=${id}`, { entries, storybook });
      faults.push(...wrong.map((fault) => `${id}: ${fault}`));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return { checked: pages.length, faults };
}

async function faultsOf(page, address, { entries, storybook }) {
  try {
    await page.goto(address);
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: 60_000 });
    await page.evaluate(AXE);
    const { wrong, links, ids } = await page.evaluate(lookAtPage, TAGS);
    const dead = links.filter((href) => !leads(href, { entries, ids, storybook }));
    return [...wrong, ...dead.map((href) => `the link ${href} leads nowhere`)];
  } catch (error) {
    return [error.message.split('\n')[0]];
  }
}

/** Runs in the page. */
async function lookAtPage(tags) {
  const within = { include: ['#storybook-docs'], exclude: ['.docs-story', '.sbdocs-preview', '.docblock-argstable'] };
  const { violations } = await window.axe.run(within, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
  const anchors = [...document.querySelectorAll('#storybook-docs a[href]')].filter((link) => !link.closest('.docs-story'));
  return {
    wrong: violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    links: anchors.map((link) => link.getAttribute('href')),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}

function leads(href, { entries, ids, storybook }) {
  if (/^(https?:|mailto:)/.test(href)) return true;
  if (href.startsWith('#')) return ids.includes(decodeURIComponent(href.slice(1)));
  const [, id] = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(href) ?? [];
  if (id) return Object.hasOwn(entries, id);
  return existsSync(join(storybook, href.replace(/[?#].*$/, '')));
}
