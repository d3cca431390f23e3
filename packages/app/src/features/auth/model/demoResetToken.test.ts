import { demoResetToken as served } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import { demoResetToken } from './demoResetToken';

it('demoResetToken: is the one that the mock server accepts', () => {
  expect(demoResetToken).toBe(served);
});
