import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Appearance } from './appearances.ts';

declare global {
  interface Window {
    /** Of the story shown: how each text looks, by appearance. */
    __looks?: Map<Element, string>[];
  }
}

/** Looks that axe has found readable in this run, one a line; shared by the files of stories, each of which starts with nothing. */
const file = process.env['READABLE_LOOKS'];
const readable = new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** From now on, a text that looks like one of these need not be checked again. */
export function rememberReadable(looks: readonly string[]): void {
  const fresh = looks.filter((look) => !readable.has(look));
  for (const look of fresh) readable.add(look);
  if (file && fresh.length > 0) appendFileSync(file, fresh.map((look) => `${look}\n`).join(''));
}

/**
 * Which appearances show a text in a look that is not known to be readable. A look is all that contrast depends on (WCAG 2.2, 1.4.3): the
 * text's own colour, size and weight, and what is painted under and over it. Leaves the page in the last appearance.
 */
export async function findUnknownLooks(page: Page, appearances: readonly Appearance[]): Promise<Appearance[]> {
  const looks = await page.evaluate(readLooks, appearances);
  return appearances.filter((_, index) => looks[index]?.some((look) => !readable.has(look)));
}

/** Runs in the page. The different looks of its texts, by appearance. */
function readLooks(appearances: readonly Appearance[]): string[][] {
  const lineage = (element: Element | null): Element[] => (element ? [element, ...lineage(element.parentElement)] : []);
  const isText = (element: Element) =>
    element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  // What is for screen readers alone is clipped away.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    lineage(element).every((ancestor) => getComputedStyle(ancestor).clipPath !== 'inset(50%)');
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    (element instanceof HTMLLabelElement && element.control?.matches(':disabled'));
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => isText(element) && isSeen(element) && !isOff(element),
  );
  const layers = texts.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const painted = document.elementsFromPoint(left + width / 2, top + height / 2);
    const place = painted.indexOf(element);
    return {
      lineage: lineage(element),
      over: painted.slice(0, Math.max(0, place)),
      under: place < 0 ? [] : painted.slice(place),
    };
  });

  window.__looks = appearances.map((appearance) => {
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
    /** Down to the first that lets nothing through. */
    const shownOf = (grounds: string[]) =>
      grounds.slice(0, grounds.findIndex((ground) => ground.startsWith('rgb(')) + 1 || undefined);
    const lookOf = (element: Element, index: number) => {
      const { lineage: ancestors = [], over = [], under = [] } = layers[index] ?? {};
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const hint = element.matches(':placeholder-shown') ? getComputedStyle(element, '::placeholder').color : '';
      const veils = ancestors.map((ancestor) => styleOf(ancestor).veil).filter(Boolean);
      const grounds = new Set([ancestors, under].map((elements) => shownOf(groundsOf(elements)).join(' > ')).filter(Boolean));
      // Behind what lets nothing through there is no text to see.
      const glazes = groundsOf(over).filter((ground) => !ground.startsWith('rgb('));
      const isBold = Number(fontWeight) >= 700;
      const isLarge = Number.parseFloat(fontSize) >= (isBold ? 18.66 : 24);
      return JSON.stringify([color, hint, isLarge, textShadow, veils, glazes, ...grounds]);
    };
    return new Map(texts.map((element, index) => [element, lookOf(element, index)]));
  });
  return window.__looks.map((looks) => [...new Set(looks.values())]);
}
