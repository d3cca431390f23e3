import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { type Appearance, SCHEMES, THEMES } from './appearances.ts';
import { settleContrast } from './storyContrast.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const resultTypes: RunOptions['resultTypes'] = ['violations', 'incomplete'];
const WHOLE: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } }, resultTypes };
/** In another theme or scheme, nothing but colours is different. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes };

const checks = THEMES.flatMap((theme) =>
  SCHEMES.map((scheme) => ({
    appearance: [theme, scheme] as Appearance,
    options: theme === 'default' && scheme === 'light' ? WHOLE : COLOURS,
  })),
);

/**
 * What axe finds wrong on the page (WCAG 2.2 AA), in every theme, light and dark. Leaves the page in the last of them.
 * One call does it all: nothing has to be painted for it, and the way to the page and back took longer than the check.
 */
export async function findAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.addScriptTag({ content: axe.source });
  const found = await page.evaluate(async (all) => {
    const results: AxeResults[] = [];
    for (const { appearance, options } of all) {
      window.__stockroomSetAppearance?.(...appearance);
      const result = await window.axe?.run(document, options);
      if (result) results.push(result);
    }
    return results;
  }, checks);
  const faults: string[] = [];
  for (const [index, { appearance }] of checks.entries()) {
    const result = found[index];
    if (!result) return ['axe did not start.'];
    faults.push(...describe(result.violations, appearance));
    const open = result.incomplete.find(({ id }) => id === 'color-contrast');
    if (open) faults.push(...(await settleContrast(page, open.nodes, appearance)));
  }
  return faults;
}

const describe = (violations: AxeResults['violations'], appearance: Appearance) =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 4)
      .map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`);
    return `axe, ${appearance.join(' ')}: ${id} (${help}), ${nodes.length} places\n${places.join('\n')}`;
  });
