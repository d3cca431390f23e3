import { expect, it } from 'vitest';
import { keyOfPath } from './localeFiles';

it('keyOfPath: names a namespace after the folder that contains its files', () => {
  expect(keyOfPath('../../features/auth/locales/tr.json')).toBe('tr/auth');
  expect(keyOfPath('../locales/en.json')).toBe('en/common');
});
