import type { NodeResult } from 'axe-core';
import type { Page } from 'playwright';
import type { Appearance } from '../appearances.ts';

/**
 * Decides the contrast of texts that axe could not (characters outside the Basic Multilingual Plane, texts scrolled half out of
 * view): the colour of the text against the nearest background under it, by the formula of WCAG 2.2, 1.4.3. Text over a picture
 * or a gradient has no single background and is a fault. Text marked as drawn beneath (`data-drawn-beneath`, the text layer of
 * a PDF page) is not visible and skipped.
 */
export async function settleContrast(page: Page, nodes: readonly NodeResult[], appearance: Appearance): Promise<string[]> {
  const selectors = nodes.flatMap(({ target }) => (target.length === 1 && typeof target[0] === 'string' ? target[0] : []));
  const faults = await page.evaluate(
    ([wanted, worn]) => {
      window.__stockroomSetAppearance?.(...worn);
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const rgba = (color: string): [number, number, number, number] => {
        if (!canvas) throw new Error('The page has no canvas to read colours with.');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      const luminance = (color: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const over = (top: readonly number[], bottom: readonly number[]) => {
        const alpha = top[3] ?? 1;
        return [0, 1, 2].map((part) => (top[part] ?? 0) * alpha + (bottom[part] ?? 0) * (1 - alpha));
      };
      const groundOf = (element: Element): readonly number[] | null => {
        const style = getComputedStyle(element);
        if (style.backgroundImage !== 'none') return null;
        const color = rgba(style.backgroundColor);
        if (color[3] === 1) return color;
        const below = element.parentElement ? groundOf(element.parentElement) : [255, 255, 255];
        return below && over(color, below);
      };

      return wanted.flatMap((selector) => {
        const element = document.querySelector(selector);
        if (!element || element.closest('[data-drawn-beneath]')) return [];
        const ground = groundOf(element);
        if (!ground) return [`${selector}: text over a picture or a gradient.`];
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const [lighter = 0, darker = 0] = [luminance(over(rgba(color), ground)), luminance(ground)].toSorted((a, b) => b - a);
        const ratio = (lighter + 0.05) / (darker + 0.05);
        const isLarge = Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
        const least = isLarge ? 3 : 4.5;
        return ratio < least ? [`${selector}: contrast ${ratio.toFixed(2)}, at least ${least} is needed.`] : [];
      });
    },
    [selectors, appearance] as const,
  );
  return faults.map((fault) => `axe, ${appearance.join(' ')}: color-contrast, settled: ${fault}`);
}
