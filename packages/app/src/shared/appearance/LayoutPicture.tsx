import { color } from '@stockroom/ui';
import type { Preferences } from '../preferences/preferences';

const line = color('border.strong');
const current = color('awning.light');
const ground = color('surface.page');
const menu = color('awning.ground');
const entry = `color-mix(in oklab, ${menu}, ${color('awning.stripe')} 40%)`;

/** A small drawing of a window that shows the position of the menu in a layout. Decoration beside the layout's name. */
export function LayoutPicture({ layout }: { layout: Preferences['layout'] }) {
  return (
    <svg viewBox="0 0 120 68" aria-hidden focusable="false">
      <rect width="120" height="68" fill={ground} />
      {menus[layout]}
    </svg>
  );
}

const lines = (
  <>
    <rect x="6" y="10" width="15" height="4" rx="2" fill={entry} />
    <rect x="6" y="20" width="22" height="5" rx="2.5" fill={current} />
    <rect x="6" y="30" width="18" height="4" rx="2" fill={entry} />
    <rect x="6" y="39" width="13" height="4" rx="2" fill={entry} />
  </>
);

const page = (x: number, y: number) => (
  <>
    <rect x={x} y={y} width="26" height="5" rx="2.5" fill={line} />
    <rect
      x={x}
      y={y + 11}
      width={112 - x}
      height={60 - y - 11}
      rx="3"
      fill={color('surface.raised')}
      stroke={color('border.default')}
    />
  </>
);

const menus = {
  classy: (
    <>
      <rect width="34" height="68" fill={menu} />
      {lines}
      {page(42, 10)}
    </>
  ),
  compact: (
    <>
      <rect width="14" height="68" fill={menu} />
      {[10, 22, 34, 46].map((y) => (
        <rect key={y} x="4" y={y} width="6" height="6" rx="2" fill={y === 22 ? current : entry} />
      ))}
      {page(22, 10)}
    </>
  ),
  futuristic: (
    <>
      <rect width="34" height="68" fill={menu} />
      <circle cx="17" cy="13" r="6" fill={entry} />
      <rect x="6" y="25" width="22" height="8" rx="2" fill={current} />
      <rect x="9" y="39" width="15" height="4" rx="2" fill={entry} />
      <rect x="9" y="48" width="11" height="4" rx="2" fill={entry} />
      {page(42, 10)}
    </>
  ),
  horizontal: (
    <>
      <rect width="120" height="16" fill={menu} />
      {[8, 34, 60].map((x) => (
        <rect key={x} x={x} y="6" width="18" height="4" rx="2" fill={x === 34 ? current : entry} />
      ))}
      {page(8, 24)}
    </>
  ),
};
