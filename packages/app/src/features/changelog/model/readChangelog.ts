export interface Version {
  /** Such as `0.1.0`. */
  name: string;
  /** A day such as `2026-03-01`, or `null` when it is not out. */
  date: string | null;
  /** One a line, as the file has them, in Markdown; `at` is the place among them, from 0. */
  changes: readonly { at: number; markdown: string }[];
}

/** `## 0.1.0 — unreleased`, `## 0.2.0 — 2026-03-01` */
const HEADING = /^## (\S+)(?:\s+[—–-]\s+(.+))?$/;
const CHANGE = /^- (.+)$/;

/** Reads the project's changelog. Lines that are neither a version nor a change go on with the change before them. */
export function readChangelog(file: string): Version[] {
  const versions: { name: string; date: string | null; lines: string[] }[] = [];
  for (const line of file.split(/\r?\n/)) {
    const [, name, date = ''] = HEADING.exec(line) ?? [];
    const [, change] = CHANGE.exec(line) ?? [];
    const lines = versions.at(-1)?.lines;
    if (name !== undefined) versions.push({ name, date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null, lines: [] });
    else if (change !== undefined) lines?.push(change);
    else if (line.trim() !== '' && lines && lines.length > 0) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
  }
  return versions.map(({ lines, ...version }) => ({ ...version, changes: lines.map((markdown, at) => ({ at, markdown })) }));
}

/** What a line says without its marks and the addresses of its links, to be searched. */
const wordsOf = (line: string): string => line.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

/**
 * What is left of the versions when changes without all of the words go; versions without any go too.
 * @param fold brings a text to the form in which texts are compared
 */
export function findChanges(versions: readonly Version[], search: string, fold: (text: string) => string): readonly Version[] {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return versions;
  return versions.flatMap((version) => {
    const changes = version.changes.filter(({ markdown }) => {
      const text = fold(wordsOf(markdown));
      return words.every((word) => text.includes(word));
    });
    return changes.length > 0 ? [{ ...version, changes }] : [];
  });
}
