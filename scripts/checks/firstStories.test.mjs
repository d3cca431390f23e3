import { expect, it } from 'vitest';
import { firstStoryFaults } from './firstStories.mjs';

const faultsOf = (...lines) => firstStoryFaults('Bell.stories.tsx', lines.join('\n'));
const META = 'const meta = { component: Bell };';
const story = (name, tags = '') => `export const ${name}: Story = {${tags} args: {} };`;
const BEHAVIOUR = " tags: ['behaviour'],";

it('names a file whose first state is called otherwise', () => {
  expect(faultsOf(META, story('Ready'), story('Default'))).toEqual([expect.stringContaining('begins with Ready')]);
  expect(faultsOf(META)).toHaveLength(1);
});

it('passes Default first, and what begins with behaviour', () => {
  expect(faultsOf(META, story('Default'), story('Empty'))).toEqual([]);
  expect(faultsOf(META, story('Rings', BEHAVIOUR), story('Broken'))).toEqual([]);
  expect(faultsOf("const meta = { component: Bell, tags: ['behaviour'] };", story('Rings'))).toEqual([]);
});
