import { describe, expect, it } from 'vitest';
import { checkEmail, checkName, checkNewPassword, checkPassword, LIMITS } from './checks';

describe('an e-mail address', () => {
  it.each(['a@b.co', ' mina@example.test ', 'MINA+till2@EXAMPLE.TEST', 'müşteri@örnek.com.tr', `${'a'.repeat(300)}@b.example`])(
    'may be %s',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );
  it.each([
    ['', 'emailMissing'],
    ['   ', 'emailMissing'],
    ['mina', 'emailShape'],
    ['mina@', 'emailShape'],
    ['mina@example', 'emailShape'],
    ['mi na@example.test', 'emailShape'],
    ['a@b@c.de', 'emailShape'],
    [`${'a'.repeat(LIMITS.email)}@b.co`, 'tooLong'],
  ] as const)('%j is %s', (email, problem) => {
    expect(checkEmail(email)).toBe(problem);
  });
});

describe('a password', () => {
  it('that somebody has may be anything, spaces alone too', () => {
    expect(checkPassword('   ')).toBeNull();
    expect(checkPassword('')).toBe('passwordMissing');
    expect(checkPassword('x'.repeat(1_000_000))).toBe('tooLong');
  });
  it.each([
    ['short', 'passwordWeak'],
    ['aaaaaaaaaaaa', 'passwordWeak'],
    ['mina@example.test', 'passwordWeak'],
    ['', 'passwordMissing'],
    ['correct horse', null],
    ['çok gizli şey', null],
    ['👩‍🌾🧺🍎🥕🌽🍅🥬🍇', null],
  ] as const)('%s as a new one: %s', (password, problem) => {
    expect(checkNewPassword(password, 'Mina@example.test')).toBe(problem);
  });
});

it('counts what people count: a family is one character', () => {
  expect(checkName('👩‍👩‍👧‍👦'.repeat(LIMITS.name))).toBeNull();
  expect(checkName('👩‍👩‍👧‍👦'.repeat(LIMITS.name + 1))).toBe('tooLong');
});
