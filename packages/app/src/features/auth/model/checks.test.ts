import { describe, expect, it } from 'vitest';
import { checkEmail, checkName, checkNewPassword, checkPassword, LIMITS } from './checks';

describe('checkEmail', () => {
  it.each(['a@b.co', ' mina@example.test ', 'MINA+till2@EXAMPLE.TEST', 'müşteri@örnek.com.tr', `${'a'.repeat(300)}@b.example`])(
    'accepts %s',
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
  ] as const)('takes %j as %s', (email, problem) => {
    expect(checkEmail(email)).toBe(problem);
  });
});

describe('password checks', () => {
  it('accept anything as an existing password, also just spaces', () => {
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
  ] as const)('judge %s as a new password: %s', (password, problem) => {
    expect(checkNewPassword(password, 'Mina@example.test')).toBe(problem);
  });
});

it('checkName: counts characters as people do: a family emoji is one', () => {
  expect(checkName('👩‍👩‍👧‍👦'.repeat(LIMITS.name))).toBeNull();
  expect(checkName('👩‍👩‍👧‍👦'.repeat(LIMITS.name + 1))).toBe('tooLong');
});
