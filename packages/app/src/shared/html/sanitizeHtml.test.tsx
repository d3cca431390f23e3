import { describe, expect, it } from 'vitest';
import { sanitizeHtml, sanitizeMail, sanitizeOwnMail } from './sanitizeHtml';

describe('sanitizeHtml', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a></form>',
    '<style>body{display:none}</style>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="position:fixed" onclick="x()" id="root">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('removes the dangerous parts of %s', (html) => {
    expect(sanitizeHtml(html)).not.toMatch(/on\w+=|<(img|script|svg|iframe|form|input|style)|javascript|evil|style=|id=/i);
  });
});

it('sanitizeHtml: preserves text, lists and tables', () => {
  const html =
    '<h3>Care</h3><ul><li><strong>Dry</strong> cloth</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toBe(html);
});

it('sanitizeHtml: keeps blocks on separate lines', () => {
  expect(sanitizeHtml('<div class="x">One</div><div>two</div><SECTION id="a"><h1>Three</h1>four</SECTION>')).toBe(
    '<div>One</div><div>two</div><div><div>Three</div>four</div>',
  );
  expect(sanitizeMail('<h1>One</h1><dl><dt>two</dt></dl>').html).toBe('<h1>One</h1><div><div>two</div></div>');
});

it('sanitizeHtml: leaves internal links unchanged and adds rel to external ones', () => {
  expect(sanitizeHtml('<a href="/apps">x</a>')).toBe('<a href="/apps">x</a>');
  expect(sanitizeHtml('<a href="https://maker.example/">x</a>')).toContain('rel="noopener noreferrer nofollow"');
});

it('sanitizeOwnMail: preserves embedded pictures and the alignment of lines', () => {
  const picture = '<img src="data:image/png;base64,AA==" alt="Rope">';
  expect(sanitizeOwnMail(`<p align="center">a ${picture}</p>`)).toBe(`<p align="center">a ${picture}</p>`);
  expect(sanitizeHtml(`<p align="center">a ${picture}</p>`)).toBe('<p>a </p>');
  const hostile =
    '<p>a<img src="https://evil.example/a.png"><img src="data:image/svg+xml;base64,AA==" onerror="x()"><img src="/media/a"></p>';
  expect(sanitizeOwnMail(hostile)).toBe('<p>a</p>');
});

describe('sanitizeMail', () => {
  it('preserves the look and removes scripts, requests and overlays', () => {
    const { html, pictures } = sanitizeMail(
      '<style>*{display:none}</style><div align="center" style="color:red">a</div><p style="position:fixed">b</p><p style="background:url(https://evil.example/a)">c</p><img src="https://pictures.example/a.png" onerror="alert(1)" alt="d"><img src="data:image/svg+xml,<svg onload=alert(1)>"><form><input></form><script>alert(1)</script>',
    );
    expect(html).toContain('<div align="center" style="color:red">a</div>');
    expect(html).toContain('<p>b</p><p>c</p>');
    expect(html).toContain('data-outside="0"');
    expect(html).not.toMatch(/src=|onerror|<script|<form|<style|evil/);
    expect(pictures).toEqual(['https://pictures.example/a.png']);
  });
});
