/** Rows under one heading, such as a letter. */
export interface VirtualSection {
  key: string;
  /** Number of rows. */
  count: number;
}

/** An entry of a list: a row by its index among all rows, or the heading of a section. */
export type Entry = { kind: 'row'; index: number } | { kind: 'heading'; section: string };

/** Lists the rows with the headings of their sections among them. */
export function entriesOf(count: number, sections: readonly VirtualSection[] | undefined): Entry[] {
  if (!sections) return Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));
  const entries: Entry[] = [];
  let index = 0;
  for (const section of sections) {
    entries.push({ kind: 'heading', section: section.key });
    for (let row = 0; row < section.count; row += 1) {
      entries.push({ kind: 'row', index });
      index += 1;
    }
  }
  return entries;
}
