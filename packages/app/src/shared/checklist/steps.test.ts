import { expect, it } from 'vitest';
import { addStep, renameStep, toggleStep, removeStep } from './steps';

const limits = { steps: 3, title: 10 };
const steps = [{ id: '1', title: 'Watches', completed: false }];

it('addStep: adds steps that are neither empty nor too long, up to the limit', () => {
  expect(addStep(steps, ' Bags ', () => '2', limits)).toEqual([...steps, { id: '2', title: 'Bags', completed: false }]);
  expect(addStep(steps, '   ', () => '2', limits)).toEqual(steps);
  expect(addStep(steps, 'x'.repeat(11), () => '2', limits)).toEqual(steps);
  const full = ['a', 'b', 'c'].map((id) => ({ id, title: 'x', completed: false }));
  expect(addStep(full, 'One more', () => 'n', limits)).toHaveLength(3);
});

it('toggleStep, renameStep and removeStep: check, rename and remove a step', () => {
  expect(toggleStep(steps, '1')[0]?.completed).toBe(true);
  expect(renameStep(steps, '1', 'Straps', limits)[0]?.title).toBe('Straps');
  expect(renameStep(steps, '1', ' ', limits)).toEqual(steps);
  expect(removeStep(steps, '1')).toEqual([]);
});
