import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGuideIndex } from '#shared/guide/model/guideIndex';
import { readGuide } from '#shared/guide/model/readGuide';

const ROOT = join(import.meta.dirname, '../../../../../..');
const GUIDES = join(ROOT, 'docs/guides');
const read = (path: string) => readFileSync(path, 'utf8');
const filesOf = (language: string) =>
  readdirSync(join(GUIDES, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted();
const languages = ['en', 'tr'];
const guides = languages.flatMap((language) =>
  readGuideIndex(read(join(GUIDES, language, 'README.md'))).flatMap((category) =>
    category.guides.map((entry) => ({ ...entry, language, file: join(GUIDES, language, entry.category, `${entry.guide}.md`) })),
  ),
);
const scripts = Object.keys((JSON.parse(read(join(ROOT, 'package.json'))) as { scripts: object }).scripts);

const CODE = /`([^`\n]+)`/g;
const BLOCK = /```\w*\n([\s\S]*?)```/g;
/** A path from the project's root, except build output. */
const PATH = /^(?:packages|scripts|docs|bench|\.storybook)(?:\/[\w./-]+)?$|^[\w.-]+\.(?:yaml|rc\.json)$|^\.ox\w+\.json$/;
const MADE = /^packages\/app\/(?:dist|i18n)/;
const FENCED_PATH = /^(packages\/\w+|\.storybook|scripts|bench|docs) /gm;
const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const NODE = /\bnode (scripts\/[\w.]+)/g;

test('guides: exist in both languages, all of them listed', () => {
  expect(filesOf('tr')).toEqual(filesOf('en'));
  const listed = guides.filter(({ language }) => language === 'en').map(({ category, guide }) => `${category}/${guide}.md`);
  expect(['README.md', ...listed].toSorted()).toEqual(filesOf('en'));
  expect(guides.map(({ category, guide }) => `${category}/${guide}`)).toEqual(
    languages.flatMap(() => listed.map((name) => name.replace('.md', ''))),
  );
});

test('guides: have a page each in Storybook, made of both files', () => {
  const pages = readdirSync(join(GUIDES, 'storybook')).map((name) => read(join(GUIDES, 'storybook', name)));
  const entries = guides.filter(({ language }) => language === 'en');
  expect(pages).toHaveLength(entries.length);
  const missing = entries.filter(
    ({ category, guide, title }) =>
      !pages.some((page) => page.includes(`../tr/${category}/${guide}.md?raw`) && page.includes(`/${title}" />`)),
  );
  expect(missing).toEqual([]);
});

/** Violations of a rule in all guides, with their location. */
const faultsOf = (find: (guide: (typeof guides)[number] & { text: string; prose: string }) => readonly unknown[]) =>
  guides.flatMap((guide) => {
    const text = read(guide.file);
    const found = find({ ...guide, text, prose: text.replaceAll(BLOCK, '') });
    return found.length === 0 ? [] : [{ guide: `${guide.language}/${guide.category}/${guide.guide}`, found }];
  });

test('guides: have the listed title, and a paragraph under it', () => {
  const faults = faultsOf(({ title, text }) => {
    const written = readGuide(text);
    return written.title === title && written.lead.length > 20 ? [] : [written.title, written.lead];
  });
  expect(faults).toEqual([]);
});

test('guides: name existing files', () => {
  const faults = faultsOf(({ text, prose }) => {
    const named = [...prose.matchAll(CODE)].flatMap(([, code = '']) => (PATH.test(code) && !MADE.test(code) ? code : []));
    const fenced = [...text.matchAll(FENCED_PATH)].flatMap(([, path = '']) => path);
    return [...named, ...fenced].filter((path) => !existsSync(join(ROOT, path)));
  });
  expect(faults).toEqual([]);
});

test('guides: name existing commands', () => {
  const faults = faultsOf(({ text }) => [
    ...[...text.matchAll(COMMAND)].map(([, script, own = '']) => script ?? own).filter((name) => !scripts.includes(name)),
    ...[...text.matchAll(NODE)].flatMap(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path))),
  ]);
  expect(faults).toEqual([]);
});

test('guides: link to existing guides', () => {
  const faults = faultsOf(({ prose, language, category }) =>
    [...prose.matchAll(/\]\(([^)]+\.md)\)/g)]
      .flatMap(([, link = '']) => link)
      .filter((link) => !existsSync(join(GUIDES, language, category, link))),
  );
  expect(faults).toEqual([]);
});

test('guides: have the same headings and code in both languages', () => {
  const shapeOf = (markdown: string) => [/^## /gm, BLOCK, /^(?:-|\d\.) /gm].map((part) => markdown.match(part)?.length).join(' ');
  const faults = faultsOf(({ text, category, guide }) => {
    const english = read(join(GUIDES, 'en', category, `${guide}.md`));
    return shapeOf(text) === shapeOf(english) ? [] : [shapeOf(text), shapeOf(english)];
  });
  expect(faults).toEqual([]);
});
