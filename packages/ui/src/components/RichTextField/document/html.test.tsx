import { describe, expect, it } from 'vitest';
import { createHtmlWriter, readHtml } from './html';
import { copiedText } from './table';

const asItIs = (html: string) => html;
const read = (html: string) => readHtml(html, asItIs);
const written = (html: string) => createHtmlWriter(asItIs)(read(html));

const table =
  '<table><tbody><tr><th colspan="2"><p>Shelf</p></th></tr><tr><td><p>SKU-1</p></td><td><p>12</p></td></tr></tbody></table>';

describe('table in a text', () => {
  it.each([
    ['<table><thead><tr><th colspan=2>Shelf</th></tr></thead><tr><td>SKU-1</td>\n<td>12</td></tr></table>', table],
    [`<p></p><p>Ada wrote:</p><blockquote>${table}</blockquote>`, `<p></p><p>Ada wrote:</p><blockquote>${table}</blockquote>`],
    [table, table],
    [`${table}<p>Thanks</p>`, `${table}<p>Thanks</p>`],
  ])('stays a table: %s', (html, expected) => {
    expect(written(html)).toBe(expected);
  });

  it('is copied as lines of cells', () => {
    expect(copiedText(read(`<p>One<br>two</p>${table}<p>Thanks</p>`).content)).toBe('One\ntwo\n\nShelf\nSKU-1\t12\n\nThanks');
    expect(copiedText(read('<p>One <strong>and</strong> two</p>').slice(1, 12).content)).toBe('One and two');
  });
});
