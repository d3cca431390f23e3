import { expect, it } from 'vitest';
import { buildToken } from '../testing/buildToken';
import { tokenSubject } from './tokenSubject';

it('tokenSubject: returns the person of a token, and null for anything else', () => {
  expect(tokenSubject(buildToken({ sub: 'user-1' }))).toBe('user-1');
  expect(tokenSubject(buildToken({ exp: 1 }))).toBeNull();
  expect(tokenSubject('')).toBeNull();
});
