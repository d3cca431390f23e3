import type { IconSetId } from '@stockroom/contract';

/** The package of a set of icons, and the naming of its icons there. */
export interface IconSource {
  package: 'feather' | 'heroicons' | 'ic';
  name: string;
  /** Side of the square in which its icons are drawn, in px. */
  size: number;
  /** @returns the icon's own name, where the package's name is of this set */
  nameOf: (name: string) => string | null;
}

const ending = (end: string) => (name: string) => (name.endsWith(end) ? name.slice(0, -end.length) : null);
const beginning = (start: string) => (name: string) => (name.startsWith(start) ? name.slice(start.length) : null);

export const iconSources: Readonly<Record<IconSetId, IconSource>> = {
  feather: { package: 'feather', name: 'Feather', size: 24, nameOf: (name) => name },
  'heroicons-outline': {
    package: 'heroicons',
    name: 'Heroicons outline',
    size: 24,
    nameOf: (name) => (name.endsWith('-solid') ? null : name),
  },
  'heroicons-solid': {
    package: 'heroicons',
    name: 'Heroicons solid',
    size: 24,
    nameOf: (name) => (/-(16|20)-solid$/u.test(name) ? null : ending('-solid')(name)),
  },
  'heroicons-mini': { package: 'heroicons', name: 'Heroicons mini', size: 20, nameOf: ending('-20-solid') },
  'material-solid': { package: 'ic', name: 'Material solid', size: 24, nameOf: beginning('baseline-') },
  'material-outline': { package: 'ic', name: 'Material outline', size: 24, nameOf: beginning('outline-') },
  'material-twotone': { package: 'ic', name: 'Material two-tone', size: 24, nameOf: beginning('twotone-') },
};

/** Icons as in a package, each with the content of its `<svg>`. */
export type PackedIcons = Readonly<Record<string, { body: string }>>;

/** Whether an icon has only shapes: icons with references or animations are left out. */
export const isPlain = ({ body }: { body: string }): boolean =>
  !/<(?!\/?(path|g|circle|rect|ellipse|line|polyline|polygon)\b)/u.test(body);

/** Returns the names of a set's icons, each with its name in the package. */
export function iconsOf(set: IconSetId, icons: PackedIcons): [name: string, packed: string][] {
  const { nameOf } = iconSources[set];
  return Object.entries(icons).flatMap(([packed, icon]): [string, string][] => {
    const name = isPlain(icon) ? nameOf(packed) : null;
    return name === null ? [] : [[name, packed]];
  });
}
