/** A shape of an icon: its tag, its attributes by their React names, its children. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, inside?: readonly Shape[]];

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function toMarkup(shapes: readonly Shape[], nameOf: (name: string) => string): string {
  return shapes
    .map(([tag, attributes, inside]) => {
      const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${nameOf(name)}="${value}"`);
      const begin = `<${tag}${attributeTexts.join('')}`;
      return inside ? `${begin}>${toMarkup(inside, nameOf)}</${tag}>` : `${begin} />`;
    })
    .join('');
}

/** An icon as SVG markup for a file or an HTML page. */
export const svgOf = (shapes: readonly Shape[], size: number, side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" fill="none">${toMarkup(shapes, kebab)}</svg>`;

/** An icon as JSX for a component. */
export const jsxOf = (shapes: readonly Shape[], size: number, side: number): string =>
  `<svg width={${size}} height={${size}} viewBox="0 0 ${side} ${side}" fill="none" aria-hidden>${toMarkup(shapes, (name) => name)}</svg>`;
