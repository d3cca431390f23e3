import * as v from 'valibot';

/** Icon sets that are served, each the last segment of its URL. */
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
  /** Prefix of the icons' names: `feather:home`. */
  namespace: v.string(),
  name: v.string(),
  /** Size for which the icons are drawn. */
  grid: v.string(),
  list: v.array(v.string()),
});
export type IconSet = v.InferOutput<typeof IconSet>;
