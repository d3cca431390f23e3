import { expect, it } from 'vitest';
import { visibleText } from './visibleText';

it.each([
  ['', ''],
  ['<p>Ağaç</p><ul><li><p>a</p></li></ul>', 'Ağaça'],
  ['<p>5 &lt; 6 &amp; a&nbsp; b</p>', '5 . 6 . a. b'],
  ['<p><a href="https://a.example/?b=1">here</a></p>', 'here'],
  ['<p></p>', ''],
])('visibleText: %s', (html, text) => {
  expect(visibleText(html)).toBe(text);
});
