import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Appearance } from '../appearances.ts';
import type { StoryText } from './storyTexts.ts';

declare global {
  interface Window {
    /** Styles of the story's texts, one map for each appearance. */
    __textStyles?: Map<Element, string>[];
  }
}

/**
 * File of text styles that axe has found readable in this run, one a line; shared between story files, each of which starts with an
 * empty memory.
 */
const file = process.env['READABLE_TEXT_STYLES'];
const readable = new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** Remembers text styles as readable: texts with the same style are not checked again. */
export function rememberReadable(styles: readonly string[]): void {
  const fresh = styles.filter((style) => !readable.has(style));
  for (const style of fresh) readable.add(style);
  if (file && fresh.length > 0) appendFileSync(file, fresh.map((style) => `${style}\n`).join(''));
}

/**
 * Finds the appearances that show a text in a style not yet known to be readable. A text style is everything that contrast depends on
 * (WCAG 2.2, 1.4.3): the text's colour, size and weight, and the layers painted under and over it. Leaves the page in the last
 * appearance.
 */
export async function findUncheckedAppearances(page: Page, appearances: readonly Appearance[]): Promise<Appearance[]> {
  const styles = await page.evaluate(readTextStyles, appearances);
  return appearances.filter((_, index) => styles[index]?.some((style) => !readable.has(style)));
}

/** Runs in the page. Reads the distinct styles of its texts, by appearance. */
function readTextStyles(appearances: readonly Appearance[]): string[][] {
  const texts = window.__storyTexts();
  window.__textStyles = appearances.map((appearance) => {
    window.__stockroomSetAppearance?.(...appearance);
    const styles = new Map<Element, { ground: string; veil: string }>();
    const styleOf = (element: Element) => {
      const known = styles.get(element);
      if (known) return known;
      const { backgroundColor, backgroundImage, opacity, mixBlendMode } = getComputedStyle(element);
      const color = backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
      const style = {
        ground: backgroundImage === 'none' ? color : `${color} ${backgroundImage}`,
        veil: `${opacity} ${mixBlendMode}`.replace('1 normal', ''),
      };
      styles.set(element, style);
      return style;
    };
    const groundsOf = (elements: Element[]) => elements.map((element) => styleOf(element).ground).filter(Boolean);
    /** The backgrounds down to the first opaque one. */
    const shownOf = (grounds: string[]) =>
      grounds.slice(0, grounds.findIndex((ground) => ground.startsWith('rgb(')) + 1 || undefined);
    const textStyleOf = ({ element, lineage: ancestors, over, under }: StoryText) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const hint = element.matches(':placeholder-shown') ? getComputedStyle(element, '::placeholder').color : '';
      const veils = ancestors.map((ancestor) => styleOf(ancestor).veil).filter(Boolean);
      const grounds = new Set([ancestors, under].map((elements) => shownOf(groundsOf(elements)).join(' > ')).filter(Boolean));
      // No text is visible behind an opaque background.
      const glazes = groundsOf(over).filter((ground) => !ground.startsWith('rgb('));
      const isBold = Number(fontWeight) >= 700;
      const isLarge = Number.parseFloat(fontSize) >= (isBold ? 18.66 : 24);
      return JSON.stringify([color, hint, isLarge, textShadow, veils, glazes, ...grounds]);
    };
    return new Map(texts.map((text) => [text.element, textStyleOf(text)]));
  });
  return window.__textStyles.map((styles) => [...new Set(styles.values())]);
}
