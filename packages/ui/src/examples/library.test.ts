import { expect, test } from 'vitest';
import { groupOf, membersOf } from './groupMembers';
import { GROUPS } from './groups';
import { readLibrary } from './library';
import { propControls } from './propControls';
import { storiesOf, withoutTestCode } from './storySource';
import { parseTypeScript } from './syntax';

const library = readLibrary();

test('readLibrary: lists every component with its summary, its examples and its props', () => {
  const button = library.entries().find(({ name }) => name === 'Button');
  expect(button).toMatchObject({ folder: 'Button', summary: 'Runs an action when pressed.' });
  expect(button?.examples).toContain('WithIcon');
  expect(button?.props).toContain('onPress');
  expect(library.entries().filter(({ examples }) => examples.length === 0)).toEqual([]);
});

test('groupOf: has a group for every component', () => {
  expect(library.entries().filter(({ name }) => groupOf(name) === undefined)).toEqual([]);
  const names = new Set(library.entries().map(({ name }) => name));
  expect(GROUPS.flatMap(membersOf).filter((name) => !names.has(name))).toEqual([]);
});

test('exampleCode: returns code that stands by itself', async () => {
  const { examples, props, sections } = await library.docsOf('Button');
  const { code } = examples.find(({ name }) => name === 'WithIcon') ?? { code: '' };
  expect(code).toContain("import { Button } from '@stockroom/ui';");
  expect(code).toMatch(/<Button onPress=\{onPress\} icon="add" variant="primary">\s+Add product\s+<\/Button>/u);
  expect(props.find(({ name }) => name === 'variant')).toMatchObject({
    type: "'primary' | 'secondary' | 'quiet' | 'critical'",
    fallback: "'secondary'",
  });
  expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['When to use it', 'Keys', 'Accessibility']));
});

test("exampleCode: fills a story's values into its render function", async () => {
  const { examples } = await library.docsOf('ConfirmDialog');
  const { code } = examples.find(({ name }) => name === 'Neutral') ?? { code: '' };
  expect(code).toContain('useState(true)');
  expect(code).toContain('title="Leave the import?"');
  expect(code).not.toMatch(/\bargs\b|\bfn\(/u);
});

test('withoutTestCode: cuts out test code, and keeps stories that others build on', () => {
  const file = parseTypeScript(
    'Sample.stories.tsx',
    `const meta = { component: Sample, play: async () => {} };
export const Base = { args: { a: 1 }, play: async () => {}, render: () => null };
export const Walk = { tags: ['behaviour'], play: async () => {} };
export const LongTurkish = { ...Base, args: { a: 2 } };`,
  );
  expect(storiesOf(file).map(({ name }) => name)).toEqual(['Base']);
  const code = withoutTestCode(file);
  expect(code).not.toMatch(/play|Walk|LongTurkish/u);
  expect(code).toContain('render: () => null');
});

test('propControls: turns a union of texts into a choice, and states its default', () => {
  const controls = propControls(library.propsOf('Button'));
  expect(controls['variant']).toEqual({
    description: '`primary`: the main action of a screen. `critical`: destructive. `quiet`: among others, in rows and bars.',
    options: ['primary', 'secondary', 'quiet', 'critical'],
    control: { type: 'inline-radio' },
    table: { type: { summary: "'primary' | 'secondary' | 'quiet' | 'critical'" }, defaultValue: { summary: "'secondary'" } },
  });
  expect(controls['children']).toEqual({
    description: 'Verb first: "Add product".',
    table: { type: { summary: 'ReactNode' } },
  });
  expect(propControls(library.propsOf('Avatar'))['size']?.options).toContain(64);
});
