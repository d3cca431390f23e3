import { expect, it } from 'vitest';
import { checkEmail } from './checkEmail';

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['ada', 'shape'],
  ['ada@', 'shape'],
  ['ada@shop', 'shape'],
  [`${'a'.repeat(320)}@example.com`, 'tooLong'],
  ['  ada+news@shop.example.com ', null],
  ['ADA@EXAMPLE.COM', null],
] as const)('checkEmail: judges %j as %s', (text, problem) => {
  expect(checkEmail(text)).toBe(problem);
});
