/**
 * Reads the areas to which a run is limited, by the names of their folders: `npm run test:full -- contacts`.
 * @param {string[]} args
 * @returns {string[] | undefined} nothing without one
 */
export function areaFlag(args) {
  const names = args.filter((arg, at) => !arg.startsWith('-') && !/^--(only|from|shard)$/.test(args[at - 1] ?? ''));
  return names.length > 0 ? names : undefined;
}

/** Whether a file is in the folder of one of the areas; true for every file when there are none. */
export const isInArea = (file, area) =>
  area === undefined || area.some((name) => file.includes(`/${name}/`) || file.endsWith(`/${name}.spec.ts`));
