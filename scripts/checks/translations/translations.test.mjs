import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTranslations } from './translations.mjs';

let root = '';
const put = (path, text) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
};
const texts = (en, tr) => {
  put('packages/app/src/features/stock/locales/en.json', en);
  put('packages/app/src/features/stock/locales/tr.json', tr);
};
const screen = (body) =>
  put(
    'packages/app/src/features/stock/Stock.tsx',
    `export function Stock() { const { t } = useTranslation('stock'); return <p>${body}</p>; }`,
  );
const faults = () => checkTranslations(root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stockroom-texts-'));
  put('packages/mocks/src/navigation.ts', "export const menu = [{ title: 'menu.stock' }];");
  put('packages/app/src/shared/locales/en.json', { close: 'Close', menu: { stock: 'Stock' } });
  put('packages/app/src/shared/locales/tr.json', { close: 'Kapat', menu: { stock: 'Stok' } });
  put('packages/app/src/shared/Close.tsx', "export const Close = () => <button aria-label={t('close')} />;");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('checkTranslations: passes a project that is complete in both languages', () => {
  texts(
    { count_one: '{{count}} item', count_other: '{{count}} items', state: { low: 'Low', high: 'High' } },
    { count_one: '{{count}} ürün', count_other: '{{count}} ürün', state: { low: 'Az', high: 'Çok' } },
  );
  screen("{t('count', { count: 1 })} {t(`state.${state}`)} {t('common:close')}");
  expect(faults()).toEqual([]);
});
it('checkTranslations: finds a key that one language lacks', () => {
  texts({ a: 'A', b: 'B' }, { a: 'A', c: 'C' });
  screen("{t('a')}{t('b')}{t('c')}");
  expect(faults()).toEqual(
    expect.arrayContaining([expect.stringContaining('tr.json lacks "b"'), expect.stringContaining('en.json lacks "c"')]),
  );
});
it('checkTranslations: finds a missing file', () => {
  put('packages/app/src/features/lone/locales/en.json', {});
  expect(faults()).toEqual([expect.stringContaining('lone/locales/tr.json does not exist')]);
});
it('checkTranslations: finds a placeholder that differs', () => {
  texts({ hi: 'Hello {{name}}' }, { hi: 'Merhaba {{isim}}' });
  screen("{t('hi')}");
  expect(faults()).toEqual([expect.stringContaining('placeholders (isim), English (name)')]);
});
it('checkTranslations: finds a missing plural form of the language', () => {
  texts({ n_one: 'one', n_other: 'many' }, { n_other: 'çok' });
  screen("{t('n', { count })}");
  expect(faults()).toEqual([expect.stringContaining('"n" has no form "one"')]);
});
it('checkTranslations: finds an empty text', () => {
  texts({ a: 'A' }, { a: ' ' });
  screen("{t('a')}");
  expect(faults()).toEqual([expect.stringContaining('"a" is not a text')]);
});
it('checkTranslations: finds a used key that does not exist', () => {
  texts({ a: 'A' }, { a: 'A' });
  screen("{t('a')}{t('gone')}");
  expect(faults()).toEqual([expect.stringContaining('asks for "gone"')]);
});
it('checkTranslations: finds an unused text', () => {
  texts({ a: 'A', left: 'Left' }, { a: 'A', left: 'Kalan' });
  screen("{t('a')}");
  expect(faults()).toEqual([expect.stringContaining('nobody asks for "left"')]);
});
it('checkTranslations: finds text that is in no file, in the page and in names', () => {
  texts({}, {});
  screen('Hello <input placeholder="Search here" /> · 12');
  expect(faults().map((fault) => /says "(.*)" without/.exec(fault)?.[1])).toEqual(
    expect.arrayContaining(['Hello', 'Search here']),
  );
});
