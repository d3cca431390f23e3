import { expect, it } from 'vitest';
import { messageParts } from './messageParts';

it('finds addresses in what was said, and leaves the rest as it is', () => {
  expect(messageParts('See https://example.com/a?b=1. Or write to ayse@example.com!')).toEqual([
    { at: 0, text: 'See ' },
    { at: 4, text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { at: 29, text: '. Or write to ' },
    { at: 43, text: 'ayse@example.com', href: 'mailto:ayse@example.com' },
    { at: 59, text: '!' },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '<b>bold</b>', ''])('takes %j for text', (text) => {
  expect(messageParts(text).every(({ href }) => href === undefined)).toBe(true);
});

it('ends an address where markup begins', () => {
  expect(messageParts('https://example.com/<script>')[0]).toEqual({
    at: 0,
    text: 'https://example.com/',
    href: 'https://example.com/',
  });
});
