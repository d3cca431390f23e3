/** Painted properties of a drawing. A file has no theme, so each element takes along its computed style. */
const PAINTED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Margin around the drawing in a file, in px, so that its outermost texts touch no edge. */
export const PICTURE_MARGIN = 16;

/**
 * Exports a drawing as an SVG file, in the colours that it has on the page.
 * @param options `hasTexts`: whether its texts are included
 */
export function chartPicture(svg: SVGSVGElement, { hasTexts = true } = {}): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>('*');
  for (const [place, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[place];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of PAINTED) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  if (!hasTexts) for (const text of copy.querySelectorAll('text')) text.remove();
  const box = svg.getBoundingClientRect();
  const width = box.width + 2 * PICTURE_MARGIN;
  const height = box.height + 2 * PICTURE_MARGIN;
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${-PICTURE_MARGIN} ${-PICTURE_MARGIN} ${width} ${height}`);
  // A picture without a size of its own would be drawn at any size.
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.style.background = getComputedStyle(document.body).getPropertyValue('--color-surface-raised');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
