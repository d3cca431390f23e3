/** A shape of an icon: its tag, its attributes as React names them, what is inside. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, inside?: readonly Shape[]];

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function written(shapes: readonly Shape[], nameOf: (name: string) => string): string {
  return shapes
    .map(([tag, attributes, inside]) => {
      const said = Object.entries(attributes).map(([name, value]) => ` ${nameOf(name)}="${value}"`);
      const begin = `<${tag}${said.join('')}`;
      return inside ? `${begin}>${written(inside, nameOf)}</${tag}>` : `${begin} />`;
    })
    .join('');
}

/** An icon as a file has it, or an HTML page. */
export const svgOf = (shapes: readonly Shape[], size: number, side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" fill="none">${written(shapes, kebab)}</svg>`;

/** An icon as a component has it. */
export const jsxOf = (shapes: readonly Shape[], size: number, side: number): string =>
  `<svg width={${size}} height={${size}} viewBox="0 0 ${side} ${side}" fill="none" aria-hidden>${written(shapes, (name) => name)}</svg>`;
