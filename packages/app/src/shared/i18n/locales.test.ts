import { expect, it } from 'vitest';
import { keyOfPath } from './localeFiles';

it('names a namespace by the folder that holds its files', () => {
  expect(keyOfPath('../../features/auth/locales/tr.json')).toBe('tr/auth');
  expect(keyOfPath('../locales/en.json')).toBe('en/common');
});
