import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { settleContrast } from './storyContrast.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WHOLE: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
};

/**
 * What axe finds wrong on the page (WCAG 2.2 AA).
 * @param appearance theme and scheme that are on, for the report
 * @param rules only these rules; all when left out
 */
export async function findAccessFaults(page: Page, appearance: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.addScriptTag({ content: axe.source });
  const options: RunOptions = rules
    ? { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations', 'incomplete'] }
    : WHOLE;
  const results = await page.evaluate((chosen) => window.axe?.run(document, chosen), options);
  if (!results) return ['axe did not start.'];
  const open = results.incomplete.find(({ id }) => id === 'color-contrast');
  const settled = open ? await settleContrast(page, open.nodes) : [];
  return [...describe(results, appearance), ...settled.map((fault) => `axe, ${appearance}: color-contrast, settled: ${fault}`)];
}

const describe = ({ violations }: AxeResults, appearance: string) =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 4)
      .map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`);
    return `axe, ${appearance}: ${id} (${help}), ${nodes.length} places\n${places.join('\n')}`;
  });
