/** Attributes of a drawn shape; numbers are rounded to a tenth. */
export type Attributes = Record<string, string | number>;

/** One SVG element. */
function shape(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string => shape('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  shape('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string => shape('rect', { x, y, width, height, rx, fill, ...more });

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  shape('circle', { cx, cy, r, fill, ...more });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  shape('ellipse', { cx, cy, rx, ry, fill, ...more });

export const group = (transform: string, children: string): string => shape('g', { transform }, children);

/** Returns a point on a circle; 0 degrees is up. */
export function pointOnCircle(cx: number, cy: number, r: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
}

/** Returns a radial line of a dial, from one radius to another. */
export function ray(cx: number, cy: number, from: number, to: number, degrees: number): string {
  const [x1, y1] = pointOnCircle(cx, cy, from, degrees);
  const [x2, y2] = pointOnCircle(cx, cy, to, degrees);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
