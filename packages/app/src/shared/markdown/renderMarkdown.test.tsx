import { expect, it } from 'vitest';
import { renderMarkdown, renderMarkdownLine } from './renderMarkdown';

it('renderMarkdown: renders headings, lists, code and bold text', () => {
  expect(renderMarkdown('## One\n\n- `a` and **b**\n')).toBe(
    '<h2>One</h2>\n<ul>\n<li><code>a</code> and <strong>b</strong></li>\n</ul>\n',
  );
});

it('renderMarkdown: continues a numbered list after code between two steps', () => {
  expect(renderMarkdown('1. a\n\n```\nb\n```\n\n2. c\n')).toContain('<ol start="2">\n<li>c</li>');
});

it.each([
  ['On `?`, **at once**', 'On <code>?</code>, <strong>at once</strong>'],
  ['see [decision 9](a.md) and [this](../b/c.md#d)', 'see decision 9 and this'],
  ['[page](/apps/contacts)', '<a href="/apps/contacts">page</a>'],
  ['<img src=x onerror=alert(1)> <b>', '&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;'],
  ['[bad](javascript:alert(1))', 'bad'],
  ['![out](https://outside.example/a.png)', ''],
  ['![own](/media/stories/a/b.png)', '<img src="/media/stories/a/b.png" alt="own" loading="lazy" decoding="async">'],
])('renderMarkdownLine: renders %s', (line, html) => {
  expect(renderMarkdownLine(line)).toBe(html);
});
