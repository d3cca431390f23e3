import type { Page } from 'playwright';
import { categoricalTextPairs, textPairs } from '../../packages/ui/src/theme/contrastPairs.ts';
import { type ColorRole, colorRoles } from '../../packages/ui/src/tokens/colorRoles.ts';
import { colorVariable } from '../../packages/ui/src/tokens/css.ts';

/** Colours of a test appearance in which every role has a unique colour that identifies it. */
const colors = Object.keys(colorRoles).map((role, index) => ({ role: role as ColorRole, color: `rgb(${index}, 1, 2)` }));
const sheet = `*{${colors.map(({ role, color }) => `${colorVariable(role)}:${color}!important`).join(';')}}`;
const roles = new Map(colors.map(({ role, color }) => [color, role]));
/** Pairs of roles in the table of contrasts, in both orders: contrast is symmetric. */
const proven = new Set(
  [...textPairs, ...categoricalTextPairs].flatMap(([text, ground]) => [`${text} on ${ground}`, `${ground} on ${text}`]),
);

/**
 * Finds texts whose pair of role and background is missing from the table of contrasts. The table proves each of its pairs in
 * all twelve appearances, while axe checks only one (decision 031). Colours that belong to no role are left to axe.
 */
export async function findUnprovenPairs(page: Page): Promise<string[]> {
  const pairs = await page.evaluate(readPairs, sheet);
  const unproven = new Map<string, string>();
  for (const { text, ground, words } of pairs) {
    const [front, behind] = [roles.get(text), roles.get(ground)];
    const pair = `${front} on ${behind}`;
    if (front && behind && !proven.has(pair)) unproven.set(pair, words);
  }
  return [...unproven].map(
    ([pair, words]) => `Not in the table of contrasts: ${pair} ("${words}"). Add it to packages/ui/src/theme/contrastPairs.ts.`,
  );
}

/**
 * Runs in the page. Reads the colours of its texts and of the first background under each, with the sheet's appearance applied.
 */
function readPairs(css: string): { text: string; ground: string; words: string }[] {
  const texts = window.__storyTexts();
  const worn = document.createElement('style');
  worn.textContent = css;
  document.head.append(worn);
  const groundOf = (elements: Element[]) =>
    elements.map((element) => getComputedStyle(element).backgroundColor).find((color) => color !== 'rgba(0, 0, 0, 0)') ?? '';
  const pairs = texts.map(({ element, lineage, under }) => ({
    text: getComputedStyle(element).color,
    ground: groundOf(under.length > 0 ? under : lineage),
    words: (element.textContent ?? '').trim().slice(0, 40),
  }));
  worn.remove();
  return pairs;
}
