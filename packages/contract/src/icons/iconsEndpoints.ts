export const iconsEndpoints = {
  /** GET → one of the seven sets: its prefix, its name, its size and the names of its icons. Any other set is 404. */
  set: (set: string) => `/api/ui/icons/${encodeURIComponent(set)}`,
} as const;
