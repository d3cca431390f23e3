import { describe, expect, it } from 'vitest';
import { htmlToText, looksLikeHtml } from './plainText';

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['<ul><li>A</li><li>B</li></ul>', '• A\n• B'],
    ['a<br/>b', 'a\nb'],
    ['<table><tr><td>SKU-1</td><td>12</td></tr><tr><th>b</th></tr></table>', 'SKU-1 12\nb'],
    ['<dl><dt>Care</dt><dd>Dry</dd></dl><section>x</section><section>y</section>', 'Care\nDry\n\nx\n\ny'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['Text<script>never closed', 'Text'],
    ['<img src=x onerror=alert(1)>Kept', 'Kept'],
    ['&#304;stanbul &#x131; &unknown;', 'İstanbul ı &unknown;'],
  ])('converts %j to %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('looksLikeHtml', () => {
  it.each([
    ['<p>x</p>', true],
    ['Tom &amp; Co', true],
    ['5 < 6 & 7 > 3', false],
    ['plain', false],
  ])('takes %j for HTML: %s', (text, expected) => {
    expect(looksLikeHtml(text)).toBe(expected);
  });
});
