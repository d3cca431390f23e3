import { describe, expect, it } from 'vitest';
import { isLinkAddress, linkAddress } from './linkAddress';

describe('linkAddress', () => {
  it.each([
    ['https://maker.example/a?b=c#d', 'https://maker.example/a?b=c#d'],
    ['HTTP://maker.example', 'HTTP://maker.example'],
    [' maker.example ', 'https://maker.example'],
    ['çağla.com.tr/ürün?no=1', 'https://çağla.com.tr/ürün?no=1'],
    ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
    ['deniz@maker.example', 'mailto:deniz@maker.example'],
    ['mailto:deniz@maker.example', 'mailto:deniz@maker.example'],
    ['+90 (555) 111-22.33', 'tel:+905551112233'],
    ['tel:112', 'tel:112'],
  ])('completes %s', (typed, href) => {
    expect(linkAddress(typed)).toBe(href);
  });

  it.each([
    '',
    ' ',
    'word',
    'two words.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc',
    '//evil.example',
    'https://',
    '112',
  ])('rejects %j', (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });
});

describe('isLinkAddress', () => {
  it.each(['https://a.example', 'mailto:a@b.example', 'tel:1', '/apps/contacts'])('accepts %s', (href) => {
    expect(isLinkAddress(href)).toBe(true);
  });
  it.each(['javascript:alert(1)', ' javascript:x', '//evil.example', '/\\evil.example', 'data:x', 'vbscript:x', 'a b'])(
    'rejects %s',
    (href) => {
      expect(isLinkAddress(href)).toBe(false);
    },
  );
});
