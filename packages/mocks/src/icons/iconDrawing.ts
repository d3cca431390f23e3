/** A shape of an icon in the form that React takes: tag, attributes, children. */
export type IconShape = [tag: string, attributes: Record<string, string>, inside?: IconShape[]];

const TAG = /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"]*")*)\s*(\/?)>/gu;
const camel = (name: string) => name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** Parses the content of an `<svg>`. */
export function readShapes(body: string): IconShape[] {
  const top: IconShape[] = [];
  const open: IconShape[][] = [top];
  for (const [, isEnd, tag = '', attributes = '', isWhole] of body.matchAll(TAG)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const named = [...attributes.matchAll(/([a-zA-Z:-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [camel(name), value]);
    const shape: IconShape = [tag, Object.fromEntries(named) as Record<string, string>];
    open.at(-1)?.push(shape);
    if (isWhole) continue;
    const inside: IconShape[] = [];
    shape.push(inside);
    open.push(inside);
  }
  return top;
}
