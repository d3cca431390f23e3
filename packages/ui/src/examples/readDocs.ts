/** A block of a component's page: text that may contain `code`, lists, tables. */
export type DocBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string };

export interface DocSection {
  title: string;
  blocks: DocBlock[];
}

/** A component's page in another language: its sections, and the text of each example and prop by name. */
export interface DocsTranslation {
  sections: DocSection[];
  examples: Readonly<Record<string, string>>;
  props: Readonly<Record<string, string>>;
}

/** Reads `Button.tr.md`: the page's sections in order, then a list of its examples and one of its props. */
export function readTranslation(markdown: string): DocsTranslation {
  const parts = readDocs(markdown);
  const named = (title: string) => parts.find((part) => part.title === title)?.blocks.flatMap(namedItems) ?? [];
  return {
    sections: parts.filter(({ title }) => title !== EXAMPLES && title !== PROPS),
    examples: Object.fromEntries(named(EXAMPLES)),
    props: Object.fromEntries(named(PROPS)),
  };
}

const EXAMPLES = 'Örnekler';
const PROPS = 'Özellikler';

function namedItems(block: DocBlock): [name: string, words: string][] {
  if (block.kind !== 'list') return [];
  return block.items.map((item) => {
    const [, name = '', explanation = ''] = /^`([^`]+)`: (.*)$/su.exec(item) ?? [];
    return [name, explanation];
  });
}

/** Reads the sections of a component's page; parts that only Storybook renders are omitted. */
export function readDocs(mdx: string): DocSection[] {
  const parts = mdx.split(/^## /mu).slice(1);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), blocks: blocksOf(lines.join('\n')) };
  });
}

function blocksOf(text: string): DocBlock[] {
  const blocks = text.split(/\n{2,}/u).map((each) => each.trim());
  return blocks.filter((each) => each !== '' && !each.startsWith('<') && !each.startsWith('import ')).map(blockOf);
}

function blockOf(text: string): DocBlock {
  const lines = text.split('\n');
  if (text.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (/^[-*] /u.test(text)) return { kind: 'list', items: itemsOf(text) };
  return { kind: 'text', text: joined(text) };
}

const itemsOf = (text: string) =>
  text
    .split(/^[-*] /mu)
    .slice(1)
    .map(joined);
const joined = (text: string) => text.trim().replaceAll(/\s*\n\s*/gu, ' ');
const cellsOf = (line: string) =>
  line
    .replaceAll(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
