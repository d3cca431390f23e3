import { expect, it } from 'vitest';
import { plainText } from './plainText';

it.each([
  ['Twelve boxes', 'Twelve boxes'],
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['<script>alert(1)</script>Hello <img src=x onerror=alert(1)>there', 'Hello there'],
  ['<a href="javascript:alert(1)">press</a>', 'press'],
  ['5 &lt; 6 &amp; 7 > 3', '5 < 6 & 7 > 3'],
  ['<style>*{display:none}</style>', ''],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
