import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLines, journeyOutcomes, storyOutcomes, unitOutcomes } from './outcomes.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-outcomes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('firstLines: returns the first two informative lines, without colours', () => {
  expect(firstLines('\u001B[31m\n  \u001B[39mError: a story\n\n no heading\n at x')).toBe('Error: a story · no heading');
  expect(firstLines()).toBe('');
});

const story = (id, title, name) => ({ id, title, name, importPath: './packages/ui/src/Note.stories.tsx' });

it('storyOutcomes: reports whether each story passed, its error and page, or that it did not run', () => {
  writeFileSync(join(folder, 'note--written.page.txt'), 'No notes yet');
  const message =
    'page.evaluate: StorybookTestRunnerError: \u001B[34m\nClick to debug:\nhttp://127.0.0.1:1/?path=/story/note--written&addonPanel=x\n\n\u001B[39mMessage:\n  Unable to find role="link"\n\nIgnored nodes';
  const assertionResults = [
    { ancestorTitles: ['Note', 'Ready'], status: 'passed', duration: 40 },
    { ancestorTitles: ['Note', 'Written'], status: 'failed', duration: 50, failureMessages: [message] },
  ];
  const stories = ['Ready', 'Written', 'Lost'].map((name) => story(`note--${name.toLowerCase()}`, 'Note', name));
  const file = 'Note.stories.tsx';
  const expectedMessage = 'Error: · Unable to find role="link"\nNo notes yet';
  expect(storyOutcomes(stories, { testResults: [{ assertionResults }] }, folder)).toEqual([
    { id: 'note--ready', ok: true, ms: 40, file },
    { id: 'note--written', ok: false, ms: 50, file, message: expectedMessage },
    { id: 'note--lost', ok: false, ms: 0, file, message: 'It did not run.' },
  ]);
  expect(storyOutcomes(stories, null).every(({ ok }) => !ok)).toBe(true);
});

it('journeyOutcomes: names journeys at any depth by file and titles, with the final page', () => {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error\n\n```\ngone\n```\n\n```yaml\n- button "Retry"\n```\n');
  const results = [{ duration: 7, error: { message: 'Error: gone' }, attachments: [{ name: 'error-context', path }] }];
  const failed = { file: 'a.spec.ts', title: 'walks', ok: false, tests: [{ status: 'unexpected', results }] };
  const passed = { file: 'a.spec.ts', title: 'rests', ok: true, tests: [{ status: 'expected', results: [{ duration: 3 }] }] };
  const skipped = { file: 'a.spec.ts', title: 'waits', ok: true, tests: [{ status: 'skipped', results: [] }] };
  const inner = { file: 'a.spec.ts', title: 'in Turkish', specs: [failed] };
  expect(journeyOutcomes([{ file: 'a.spec.ts', title: 'a.spec.ts', specs: [passed, skipped], suites: [inner] }])).toEqual([
    { id: 'a.spec.ts: rests', ok: true, ms: 3, file: 'a.spec.ts' },
    { id: 'a.spec.ts: in Turkish › walks', ok: false, ms: 7, file: 'a.spec.ts', message: 'Error: gone\n- button "Retry"\n' },
  ]);
});

it('unitOutcomes: names failed unit tests, and files that could not be run', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'failed', failureMessages: ['Error: 3'] },
    { fullName: 'takes away', status: 'passed' },
  ];
  const results = [
    { name: '/a/sum.test.ts', status: 'failed', startTime: 10, endTime: 40, assertionResults },
    { name: '/a/lost.test.ts', status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
  ];
  expect(unitOutcomes(results)).toEqual({
    failures: ['adds: Error: 3', '/a/lost.test.ts: SyntaxError: x'],
    times: [
      { file: 'sum.test.ts', ms: 30 },
      { file: 'lost.test.ts', ms: 0 },
    ],
  });
});
