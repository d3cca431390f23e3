import { isPortrait, PORTRAITS, type Portrait } from './portraitPath';

export type Hair = 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob' | 'kerchief' | 'wavy';
type Extra = 'glasses' | 'beard' | 'earrings' | 'moustache' | 'none';

/** Looks of a person: backdrop, skin, colour and cut of the hair, clothes, and an accessory. */
export type PortraitFeatures = readonly [
  backdrop: string,
  skin: string,
  hairColour: string,
  hair: Hair,
  clothes: string,
  extra: Extra,
];

const named: Record<Portrait, PortraitFeatures> = {
  marcus: ['#e9f1ef', '#7a4f36', '#221a17', 'short', '#3f8f8b', 'beard'],
  selin: ['#f8ece8', '#e6b894', '#5a3424', 'long', '#dd7c66', 'earrings'],
  priya: ['#f8f0e2', '#b67a53', '#2a1d1a', 'bun', '#7d5a86', 'none'],
  tom: ['#eaeef4', '#f0c9a8', '#c48a4a', 'short', '#35507f', 'glasses'],
  aylin: ['#f1ecf3', '#e2b08a', '#33211b', 'bob', '#cf8a9b', 'none'],
  ingrid: ['#ebf1ea', '#f3d3b8', '#d9c38c', 'bun', '#4d7a55', 'glasses'],
  kerem: ['#f1efeb', '#d9a47c', '#2d221e', 'curly', '#4b5058', 'beard'],
  grace: ['#f7edef', '#8a5a3e', '#1f1715', 'curly', '#d99a3d', 'earrings'],
  mateo: ['#f5efe6', '#c98f66', '#3a2a20', 'bald', '#a9a49a', 'beard'],
  hana: ['#e9f1ef', '#efc7a2', '#1d1a1c', 'bob', '#2e706d', 'glasses'],
};

const backdrops = '#e9f1ef #f8ece8 #f8f0e2 #eaeef4 #f1ecf3 #ebf1ea #f1efeb #f7edef #f5efe6 #e6eef6'.split(' ');
const skins = '#f3d3b8 #efc7a2 #e2b08a #c98f66 #a06a45 #7a4f36'.split(' ');
const hairColours = '#1d1a1c #33211b #5a3424 #8a5a33 #c48a4a #d9c38c #9a9490 #d8d5d0 #a4472c'.split(' ');
const clothes = '#3f8f8b #dd7c66 #7d5a86 #35507f #cf8a9b #4d7a55 #4b5058 #d99a3d #a9a49a #2e706d'.split(' ');
const cuts: Readonly<Record<string, Hair>> = {
  s: 'short',
  l: 'long',
  b: 'bun',
  c: 'curly',
  d: 'bald',
  o: 'bob',
  k: 'kerchief',
  w: 'wavy',
};
const extras: Readonly<Record<string, Extra>> = { g: 'glasses', b: 'beard', e: 'earrings', m: 'moustache', n: 'none' };

/** Returns the looks of a portrait by its name, or by the six characters of its code; `null` when there is none. */
export function featuresOf(portrait: string): PortraitFeatures | null {
  const known = PORTRAITS.find((name) => name === portrait);
  if (known) return named[known];
  if (!isPortrait(portrait)) return null;
  const [backdrop, skin, hair, dress, cut = '', extra = ''] = portrait;
  return [
    backdrops[Number(backdrop)] ?? '',
    skins[Number(skin)] ?? '',
    hairColours[Number(hair)] ?? '',
    cuts[cut] ?? 'short',
    clothes[Number(dress)] ?? '',
    extras[extra] ?? 'none',
  ];
}
