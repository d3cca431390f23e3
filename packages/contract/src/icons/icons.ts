import * as v from 'valibot';

/** The sets of icons that are served, by the last part of their address. */
export const ICON_SETS = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const;
export type IconSetId = (typeof ICON_SETS)[number];

export const isIconSet = (id: string): id is IconSetId => ICON_SETS.some((set) => set === id);

export const IconSet = v.object({
  /** The prefix of an icon's name: `feather:home`. */
  namespace: v.string(),
  name: v.string(),
  /** The size that the icons are drawn for. */
  grid: v.string(),
  list: v.array(v.string()),
});
export type IconSet = v.InferOutput<typeof IconSet>;
