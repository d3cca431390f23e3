export interface Version {
  /** Such as `0.1.0`. */
  name: string;
  /** A date such as `2026-03-01`, or `null` before the release. */
  date: string | null;
  /** In the order of the file. */
  areas: readonly Area[];
}

export interface Area {
  /** Such as “Inventory”; `null` for changes before the first area. */
  name: string | null;
  /** In Markdown, one line each. */
  changes: readonly string[];
}

/** `## 0.1.0 — unreleased`, `## 0.2.0 — 2026-03-01` */
const VERSION = /^## (\S+)(?:\s+[—–-]\s+(.+))?$/;
const AREA = /^### (.+)$/;
const CHANGE = /^- (.+)$/;

/** Reads the project's changelog. A line that is no version, area or change continues the change before it. */
export function readChangelog(file: string): Version[] {
  const versions: { name: string; date: string | null; areas: { name: string | null; changes: string[] }[] }[] = [];
  for (const line of file.split(/\r?\n/)) {
    const [, version, date = ''] = VERSION.exec(line) ?? [];
    const [, area] = AREA.exec(line) ?? [];
    const [, change] = CHANGE.exec(line) ?? [];
    const areas = versions.at(-1)?.areas;
    if (version !== undefined) {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null;
      versions.push({ name: version, date: day, areas: [{ name: null, changes: [] }] });
    } else if (area !== undefined) areas?.push({ name: area, changes: [] });
    else if (change !== undefined) areas?.at(-1)?.changes.push(change);
    else if (line.trim() !== '') continueChange(areas?.at(-1)?.changes, line.trim());
  }
  return versions.map((version) => ({ ...version, areas: version.areas.filter(({ changes }) => changes.length > 0) }));
}

function continueChange(changes: string[] | undefined, words: string): void {
  const last = changes?.pop();
  if (last !== undefined) changes?.push(`${last} ${words}`);
}

/** Counts the changes in all areas of these versions. */
export const countChanges = (versions: readonly Version[]): number =>
  versions.flatMap(({ areas }) => areas).reduce((sum, { changes }) => sum + changes.length, 0);

/** A line's text without its marks and link URLs, for searching. */
const stripMarkdown = (line: string): string => line.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

/**
 * Filters the versions to changes that contain all search terms; an area's name counts as part of each of its changes. Areas
 * and versions without a match are left out.
 * @param fold normalises a text for comparison
 */
export function findChanges(versions: readonly Version[], search: string, fold: (text: string) => string): readonly Version[] {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return versions;
  const findIn = ({ name, changes }: Area): Area => ({
    name,
    changes: changes.filter((change) => {
      const text = fold(`${name ?? ''} ${stripMarkdown(change)}`);
      return words.every((word) => text.includes(word));
    }),
  });
  return versions
    .map((version) => ({ ...version, areas: version.areas.map(findIn).filter(({ changes }) => changes.length > 0) }))
    .filter(({ areas }) => areas.length > 0);
}
