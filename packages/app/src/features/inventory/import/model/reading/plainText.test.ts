import { describe, expect, it } from 'vitest';
import { htmlToText, looksLikeHtml } from './plainText';

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['<ul><li>A</li><li>B</li></ul>', '• A\n• B'],
    ['a<br/>b', 'a\nb'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['Text<script>never closed', 'Text'],
    ['<img src=x onerror=alert(1)>Kept', 'Kept'],
    ['&#304;stanbul &#x131; &unknown;', 'İstanbul ı &unknown;'],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('looksLikeHtml', () => {
  it.each([
    ['<p>x</p>', true],
    ['Tom &amp; Co', true],
    ['5 < 6 & 7 > 3', false],
    ['plain', false],
  ])('%j: %s', (text, expected) => {
    expect(looksLikeHtml(text)).toBe(expected);
  });
});
