import { expect, it } from 'vitest';
import { guideParts } from './guideParts';

it('guideParts: separates code from the text around it', () => {
  const html = '<p>a</p>\n<h2>b</h2><pre><code>npm start &lt;x&gt;\n</code></pre><p>c <code>d</code></p>';
  expect(guideParts(html)).toEqual([
    { at: 0, kind: 'text', content: '<p>a</p><h2>b</h2>' },
    { at: 1, kind: 'code', content: 'npm start <x>' },
    { at: 2, kind: 'text', content: '<p>c <code>d</code></p>' },
  ]);
});

it('guideParts: returns no parts for an empty text', () => {
  expect(guideParts('')).toEqual([]);
});
