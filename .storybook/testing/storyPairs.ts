import type { Page } from 'playwright';
import { categoricalTextPairs, textPairs } from '../../packages/ui/src/theme/contrastPairs.ts';
import { type ColorRole, colorRoles } from '../../packages/ui/src/tokens/colorRoles.ts';
import { colorVariable } from '../../packages/ui/src/tokens/css.ts';

/** An appearance in which every role has a colour of its own, by which it is known again. */
const colors = Object.keys(colorRoles).map((role, index) => ({ role: role as ColorRole, color: `rgb(${index}, 1, 2)` }));
const sheet = `*{${colors.map(({ role, color }) => `${colorVariable(role)}:${color}!important`).join(';')}}`;
const roles = new Map(colors.map(({ role, color }) => [color, role]));
/** Either way round: a contrast is that of two colours. */
const proven = new Set(
  [...textPairs, ...categoricalTextPairs].flatMap(([text, ground]) => [`${text} on ${ground}`, `${ground} on ${text}`]),
);

/**
 * Texts whose role and ground the table of contrasts does not have: it proves each of its pairs in all twelve appearances, and axe looks at
 * one (decision 031). A colour that is no role's is axe's alone.
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

/** Runs in the page. Colours of its texts and of the first ground under each, in the appearance that the sheet gives. */
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
