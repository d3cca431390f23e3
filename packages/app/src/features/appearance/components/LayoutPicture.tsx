import { color } from '@stockroom/ui';
import type { Preferences } from '../../../shared/preferences/preferences';

const line = color('border.strong');
const current = color('accent.solid');
const ground = color('surface.sunken');
const menu = color('surface.pressed');

/** A window with its menu, drawn small: where the menu stands in a layout. Decoration beside the layout's name. */
export function LayoutPicture({ layout }: { layout: Preferences['layout'] }) {
  return (
    <svg viewBox="0 0 120 68" aria-hidden focusable="false">
      <rect width="120" height="68" fill={ground} />
      {menus[layout]}
    </svg>
  );
}

const lines = (x: number, width: number, fill: string) => (
  <>
    <rect x={x} y="10" width={width * 0.7} height="4" rx="2" fill={fill} />
    <rect x={x} y="20" width={width} height="5" rx="2.5" fill={current} />
    <rect x={x} y="30" width={width * 0.8} height="4" rx="2" fill={fill} />
    <rect x={x} y="39" width={width * 0.6} height="4" rx="2" fill={fill} />
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
      {lines(6, 22, line)}
      {page(42, 10)}
    </>
  ),
  compact: (
    <>
      <rect width="14" height="68" fill={menu} />
      {[10, 22, 34, 46].map((y) => (
        <rect key={y} x="4" y={y} width="6" height="6" rx="2" fill={y === 22 ? current : line} />
      ))}
      {page(22, 10)}
    </>
  ),
  futuristic: (
    <>
      <rect width="34" height="68" fill="#11131a" />
      {lines(6, 22, '#6b6f7a')}
      {page(42, 10)}
    </>
  ),
  horizontal: (
    <>
      <rect width="120" height="16" fill={menu} />
      {[8, 34, 60].map((x) => (
        <rect key={x} x={x} y="6" width="18" height="4" rx="2" fill={x === 34 ? current : line} />
      ))}
      {page(8, 24)}
    </>
  ),
};
