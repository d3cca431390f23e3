import type { ColorRole } from './colorRoles';
import {
  breakpoints,
  pageWidths,
  radiusScale,
  spaceScale,
  typeScale,
  zScale,
  type Breakpoint,
  type Layer,
  type Motion,
  type PageWidth,
  type Radius,
  type Shadow,
  type Size,
  type Space,
  type TextStyle,
} from './scales';

const kebab = (name: string) => name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the custom property of a colour role, such as `--color-surface-raised`. */
export const colorVariable = (role: ColorRole) => `--color-${kebab(role)}`;

/** Returns a colour role as a CSS value: `color('text.muted')`. */
export const color = (role: ColorRole) => `var(${colorVariable(role)})`;

/** Returns distances as CSS: `space(2)` is `8px`, `space(2, 4)` is `8px 16px`. */
export const space = (...steps: Space[]) => steps.map((step) => `${spaceScale[step]}px`).join(' ');

/**
 * Returns a text style as the CSS declarations `font-size`, `font-weight` and `line-height`. All in rem, so that it follows the
 * browser's font size.
 */
export const font = (style: TextStyle) => {
  const { size, weight, line } = typeScale[style];
  return `font-size: ${size / 16}rem; font-weight: ${weight}; line-height: ${line / 16}rem;`;
};

/** Height of the top bar: 60 px, and more where two lines of the browser's larger text need it. */
export const topBarHeight = 'max(60px, 2.5rem)';

/** Returns only the size of a text style, where weight and line height are set locally. */
export const fontSize = (style: TextStyle) => `${typeScale[style].size / 16}rem`;

export const radius = (name: Radius) => `${radiusScale[name]}px`;
export const shadow = (name: Shadow) => `var(--shadow-${name})`;
/** Returns a duration with its easing: `transition: opacity ${motion('state')}`. Zero with reduced motion. */
export const motion = (name: Motion) => `var(--motion-${name}) cubic-bezier(0.2, 0, 0, 1)`;
export const z = (layer: Layer) => String(zScale[layer]);

/** Returns the maximum width of a page's content: `max-width: ${pageWidth('column')}`. */
export const pageWidth = (width: PageWidth) => `${pageWidths[width]}px`;

/** Returns the custom property of a size that follows the density, such as `--size-row`. */
export const sizeVariable = (name: string) => `--size-${kebab(name)}`;

/** Returns a size that follows the density: `size('control')`, `size('row')`. */
export const size = (name: Size) => `var(${sizeVariable(name)})`;

/** Media queries: `${media.up('md')} { … }`, `${media.down('sm')} { … }`. */
export const media = {
  up: (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`,
  down: (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`,
};

/** The ring around the keyboard-focused element: 2 px, 2 px away, also in forced colours. */
export const focusRing = `outline: 2px solid ${color('border.focus')}; outline-offset: 2px;`;

/** The awning's stripe, flat: for progress, and the end of a long list. Set its height. */
export const awningStripe = `background: repeating-linear-gradient(90deg, ${color('awning.ground')} 0 12px, ${color('awning.stripe')} 12px 24px);`;

/** Hides an element visually, not from screen readers. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';
