import { describe, expect, test } from 'vitest';
import { courseSeeds } from './courses.seed';
import { readCourse } from './courseText';

const WRITTEN = `# Sweep
How it is done.

## First | The floor
Begin **here** & now:
- corners
- <middle>

![A <swept> floor](app-floor/swept wide)

? Where?
( ) There
(x) Here
! Because.

## Then | Rest
1. Sit
2. Drink`;

describe('readCourse', () => {
  test('reads title, steps, lists and questions, and escapes markup', () => {
    expect(readCourse(WRITTEN)).toEqual({
      title: 'Sweep',
      description: 'How it is done.',
      steps: [
        {
          order: 0,
          title: 'First',
          subtitle: 'The floor',
          content:
            '<p>Begin <strong>here</strong> &amp; now:</p><ul><li>corners</li><li>&lt;middle&gt;</li></ul>\n<p><img src="/media/stories/app-floor/swept.webp" alt="A &lt;swept&gt; floor" width="1280" height="386"></p>',
          quiz: { question: 'Where?', options: ['There', 'Here'], answer: 1, why: 'Because.' },
        },
        { order: 1, title: 'Then', subtitle: 'Rest', content: '<ol><li>Sit</li><li>Drink</li></ol>', quiz: null },
      ],
    });
  });

  test.each(['Sweep', '# Sweep', '# A\nb\n\n## S | t\n\n? Q\n( ) x\n! y'])('rejects %j', (text) => {
    expect(() => readCourse(text)).toThrow();
  });
});

describe('courses', () => {
  test('number eighteen, each with its own slug', () => {
    expect(courseSeeds).toHaveLength(18);
    expect(new Set(courseSeeds.map(({ slug }) => slug)).size).toBe(18);
  });

  test('have existing prerequisites, and are never their own', () => {
    const seedOf = (id: string) => courseSeeds.find(({ slug }) => slug === id);
    const before = (id: string): string[] => (seedOf(id)?.after ?? []).flatMap((each) => [each, ...before(each)]);
    for (const { slug } of courseSeeds) {
      expect(before(slug)).not.toContain(slug);
      expect(before(slug).filter((id) => !seedOf(id))).toEqual([]);
    }
  });

  test.each(courseSeeds.map((seed) => [seed.slug, seed] as const))('%s: has the same steps in both languages', (_slug, seed) => {
    const [en, tr] = [readCourse(seed.en), readCourse(seed.tr)];
    const shape = ({ steps }: typeof en) => steps.map(({ quiz }) => quiz && [quiz.options.length, quiz.answer]);
    expect(shape(tr)).toEqual(shape(en));
    // Compares the screens only; the stories differ, as each language has its own.
    const pictures = ({ steps }: typeof en) => steps.map(({ content }) => /stories\/[\w-]+/.exec(content)?.[0]);
    expect(pictures(tr)).toEqual(pictures(en));
    expect(en.steps.length).toBeGreaterThan(2);
    for (const { title, subtitle, content } of [...en.steps, ...tr.steps]) expect(title && subtitle && content).toBeTruthy();
  });
});
