import { expect, it } from 'vitest';
import { buildToken } from '../testing/buildToken';
import { tokenSubject } from './tokenSubject';

it('names the person a token is for, and nobody for anything else', () => {
  expect(tokenSubject(buildToken({ sub: 'user-1' }))).toBe('user-1');
  expect(tokenSubject(buildToken({ exp: 1 }))).toBeNull();
  expect(tokenSubject('')).toBeNull();
});
