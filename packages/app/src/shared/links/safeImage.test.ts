import { expect, it } from 'vitest';
import { safeImage } from './safeImage';

it.each([
  ['/pictures/watch.svg', '/pictures/watch.svg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml;base64,AAAA', undefined],
  ['data:text/html,<script>', undefined],
  ['https://evil.example/pixel.gif', undefined],
  ['//evil.example/pixel.gif', undefined],
  ['/\\evil.example/pixel.gif', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
  ['', undefined],
])('safeImage: checks %s', (address, expected) => {
  expect(safeImage(address, 'http://localhost')).toBe(expected);
});
