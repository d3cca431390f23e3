import { expect, it } from 'vitest';
import { plainText } from './plainText';

it.each([
  ['Twelve boxes', 'Twelve boxes'],
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['One<p>two</p><div>three</div><div>four</div><h1>five</h1>six', 'One\ntwo\nthree\nfour\nfive\nsix'],
  ['<script>alert(1)</script>Hello <img src=x onerror=alert(1)>there', 'Hello there'],
  ['<a href="javascript:alert(1)">press</a>', 'press'],
  ['5 &lt; 6 &amp; 7 > 3', '5 < 6 & 7 > 3'],
  ['<style>*{display:none}</style>', ''],
  [
    '<p>Low:</p><table><thead><tr><th></th><th>Left</th></tr></thead><tbody><tr>\n <td><p>SKU-1</p><p>red</p></td>\n <td>12</td>\n</tr></tbody></table><p>So</p>',
    'Low:\n\tLeft\nSKU-1 red\t12\nSo',
  ],
])('plainText: converts %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
