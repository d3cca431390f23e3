import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { exampleCode, type SourceResolver } from './exampleCode';
import { groupOf } from './groupMembers.ts';
import type { Group } from './groups.ts';
import { propReader, type PropDocs } from './propTypes';
import { readDocs, readTranslation, type DocsTranslation, type DocSection } from './readDocs';
import { storiesOf } from './storySource';
import { declarationsOf, parseTypeScript, part, parts, nameOf, type SourceFile } from './syntax';

/** A component's entry in the index of all components. */
export interface ComponentEntry {
  name: string;
  /** The folder of its source. */
  folder: string;
  /** Its group. */
  group: Group;
  /** Its summary: the first sentence of its docstring. */
  summary: string;
  /** Names of its examples. */
  examples: string[];
  /** Names of its props, for searching. */
  props: string[];
}

export interface ExampleDocs {
  name: string;
  explanation: string;
  code: string;
}

export interface ComponentDocs {
  name: string;
  props: PropDocs[];
  sections: DocSection[];
  examples: ExampleDocs[];
  /** The same sections in Turkish. */
  turkish: DocsTranslation;
}

const SOURCES = join(import.meta.dirname, '..');

/** Reads all components that have stories, once. */
export function readLibrary() {
  const files = new Map<string, SourceFile>();
  const open = (path: string): SourceFile => {
    const known = files.get(path) ?? parseTypeScript(path, readFileSync(path, 'utf8'));
    files.set(path, known);
    return known;
  };
  const typed = globSync('components/**/*.{ts,tsx}', { cwd: SOURCES }).filter((path) => !/\.(test|stories)\.tsx?$/u.test(path));
  const propsOf = propReader(typed.map((path) => open(join(SOURCES, path))));
  const index = open(join(SOURCES, 'index.ts'));
  const names = new Set(index.body.flatMap((each) => parts(each, 'specifiers').map((one) => nameOf(part(one, 'exported')))));
  const finder: SourceResolver = {
    isPublic: (name) => names.has(name),
    open(path, from) {
      const base = join(dirname(from.path), path);
      const found = [`${base}.tsx`, `${base}.ts`].find((each) => existsSync(each));
      return found ? open(found) : undefined;
    },
  };
  const stories = new Map(
    globSync('components/*/*.stories.tsx', { cwd: SOURCES })
      .toSorted()
      .map((path) => [basename(path, '.stories.tsx'), join(SOURCES, path)]),
  );

  const sentence = (name: string, path: string): string => {
    const source = join(dirname(path), `${name}.tsx`);
    if (!existsSync(source)) return '';
    const file = open(source);
    const { statement } = declarationsOf(file).get(name) ?? {};
    const comment = statement ? file.commentBefore(statement.start).replaceAll(/\s+/gu, ' ') : '';
    const first = (comment.split(/(?<=[.:]) (?=[A-Z])| @/u)[0] ?? '').replace(/ \([^)]*specification[^)]*\)/u, '');
    return first.replaceAll('`', '').replace(/:$/u, '.');
  };

  return {
    storyFiles: stories,
    open,
    propsOf,
    entries: (): ComponentEntry[] =>
      [...stories].flatMap(([name, path]) => {
        const examples = storiesOf(open(path)).map((story) => story.name);
        if (examples.length === 0) return [];
        const folder = basename(dirname(path));
        return [
          {
            name,
            folder,
            group: groupOf(name) ?? 'internals',
            summary: sentence(name, path),
            examples,
            props: propsOf(name).map((prop) => prop.name),
          },
        ];
      }),
    async docsOf(name: string): Promise<ComponentDocs> {
      const path = stories.get(name) ?? '';
      const file = open(path);
      const wordsIn = (ending: string) => {
        const words = join(dirname(path), `${name}${ending}`);
        return existsSync(words) ? readFileSync(words, 'utf8') : '';
      };
      const examples = storiesOf(file).map(async (story) => ({
        name: story.name,
        explanation: story.comment,
        code: await tidied(exampleCode(file, story, finder)),
      }));
      return {
        name,
        props: propsOf(name),
        sections: readDocs(wordsIn('.mdx')),
        turkish: readTranslation(wordsIn('.tr.md')),
        examples: await Promise.all(examples),
      };
    },
  };
}

async function tidied(code: string): Promise<string> {
  const result = await format('Example.tsx', code, { printWidth: 90, singleQuote: true });
  return result.code.trim();
}
