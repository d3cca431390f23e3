import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { type Appearance, SCHEMES, THEMES } from '../appearances.ts';
import { settleContrast } from './storyContrast.ts';
import { findUnprovenPairs } from './storyPairs.ts';
import { findUncheckedAppearances, rememberReadable } from './textStyles.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules other than colour contrast: their outcome is the same in every theme and scheme. */
const NON_COLOUR_RULES: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, elementRef: true };

/**
 * Appearances whose contrast axe checks: every theme, light and dark, in `npm run test:full`; otherwise only the first, as the
 * table proves the contrast of the colour roles (decision 031).
 */
const appearances: readonly Appearance[] =
  process.env['ALL_APPEARANCES'] === '1'
    ? THEMES.flatMap((theme) => SCHEMES.map((scheme): Appearance => [theme, scheme]))
    : [['default', 'light']];

/**
 * Finds axe faults on the page (WCAG 2.2 AA), and contrast faults of every text style that no earlier story had (decision 022).
 * May leave the page in any appearance.
 */
export async function findAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.addScriptTag({ content: axe.source });
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(document, options))?.violations,
    NON_COLOUR_RULES,
  );
  if (!violations) return ['axe did not start.'];
  const faults = [...describe(violations), ...(await findUnprovenPairs(page))];
  for (const appearance of await findUncheckedAppearances(page, appearances)) {
    const found = await page.evaluate(checkContrast, [appearance, appearances.indexOf(appearance), COLOURS] as const);
    faults.push(...describe(found.violations, appearance), ...(await settleContrast(page, found.unsettled, appearance)));
    rememberReadable(found.readable);
  }
  return faults;
}

/** Runs in the page. Finds contrast faults, texts that axe could not decide on, and text styles that axe found readable. */
async function checkContrast([appearance, index, options]: readonly [Appearance, number, RunOptions]) {
  window.__stockroomSetAppearance?.(...appearance);
  const { violations = [], incomplete = [], passes = [] } = (await window.axe?.run(document, options)) ?? {};
  const styles = window.__textStyles?.[index];
  // Axe passes hidden elements in any colours.
  const isHidden = ({ any }: NodeResult) => (any[0]?.data as { messageKey?: string } | undefined)?.messageKey === 'hidden';
  const seen = passes.flatMap(({ nodes }) => nodes.filter((node) => !isHidden(node)));
  const readable = seen.flatMap(({ element }) => (element && styles?.get(element)) ?? []);
  // Elements cannot be passed out of the page.
  for (const { nodes } of [...violations, ...incomplete]) for (const node of nodes) delete node.element;
  return { violations, unsettled: incomplete.flatMap(({ nodes }) => nodes), readable };
}

const describe = (violations: AxeResults['violations'], appearance: Appearance = ['default', 'light']) =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 4)
      .map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`);
    return `axe, ${appearance.join(' ')}: ${id} (${help}), ${nodes.length} places\n${places.join('\n')}`;
  });
