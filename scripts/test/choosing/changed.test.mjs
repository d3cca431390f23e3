import { expect, it } from 'vitest';
import { reachedFrom } from './affected.mjs';
import { withinChange } from './changedSteps.mjs';

const texts = {
  'packages/ui/src/index.ts': "export { Button, type ButtonProps } from './components/Button';",
  'packages/ui/src/components/Button/index.ts': "export { Button, type ButtonProps } from './Button';",
  'packages/ui/src/components/Button/Button.tsx': 'export function Button() {}',
  'packages/app/src/a.tsx': "import { Button } from '@stockroom/ui';",
  'packages/app/src/b.tsx': "import { type LinkProps } from '@stockroom/ui';",
  'packages/app/src/a.stories.tsx': "import { A } from './a';",
};
const imports = {
  'packages/ui/src/index.ts': ['packages/ui/src/components/Button/index.ts'],
  'packages/ui/src/components/Button/index.ts': ['packages/ui/src/components/Button/Button.tsx'],
  'packages/app/src/a.tsx': ['packages/ui/src/index.ts'],
  'packages/app/src/b.tsx': ['packages/ui/src/index.ts'],
  'packages/app/src/a.stories.tsx': ['packages/app/src/a.tsx'],
};
const modules = Object.keys(texts).map((source) => ({
  source,
  dependencies: (imports[source] ?? []).map((resolved) => ({ resolved })),
}));

it("reachedFrom: leads through a package's index to importers of the changed names", () => {
  const reached = reachedFrom(['packages/ui/src/components/Button/Button.tsx', 'README.md'], modules, (file) => texts[file]);
  expect([...reached]).toEqual([
    'packages/ui/src/components/Button/Button.tsx',
    'packages/ui/src/components/Button/index.ts',
    'packages/app/src/a.tsx',
    'packages/app/src/a.stories.tsx',
  ]);
});

const steps = ['types', 'lint', 'app build', 'storybook', 'pictures', 'stories', 'journeys'].map((name) => ({ name }));
const within = (change) => withinChange(steps, change).map(({ name }) => name);

it('withinChange: keeps all steps without a change', () => expect(within(undefined)).toHaveLength(7));
it('withinChange: builds only what a change needs', () => {
  const change = { revision: 'HEAD', files: ['README.md'], stories: [], journeys: [] };
  expect(within(change)).toEqual(['types']);
  expect(within({ ...change, stories: ['a'] })).toEqual(['types', 'storybook', 'stories']);
  expect(within({ ...change, files: ['package.json', 'scripts/test.mjs', 'scripts/gone.mjs'] })).toEqual(['types', 'lint']);
});
