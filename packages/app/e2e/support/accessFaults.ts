import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// Ends with a value of its own: otherwise the script evaluates to axe itself, which would be transferred.
const SCRIPT = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}\n;0`;

/** Finds axe faults on a page (WCAG 2.2 AA), one line for each rule. */
export async function accessFaults(page: Page): Promise<string[]> {
  await page.evaluate(SCRIPT);
  return page.evaluate(async (values) => {
    const found = await window.axe?.run(document, { runOnly: values, resultTypes: ['violations'] });
    return (found?.violations ?? []).map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
    );
  }, TAGS);
}
