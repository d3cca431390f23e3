import { expect, it } from 'vitest';
import { keyOfPath } from './localeFiles';
import { loadTexts, localeLoaders } from './localeLoaders';
import { moreLocaleLoaders as english } from './moreLocaleLoaders';
import { moreLocaleLoaders as turkish } from './moreLocaleLoadersTr';

const namespaces = [
  ...new Set([...localeLoaders.keys(), ...english.keys(), ...turkish.keys()].map((key) => key.split('/')[1] ?? '')),
];
const load = async (language: string, namespace: string) => flatten(await loadTexts(language, namespace));

it('names a namespace by the folder that holds its files', () => {
  expect(keyOfPath('../../features/auth/locales/tr.json')).toBe('tr/auth');
  expect(keyOfPath('../locales/en.json')).toBe('en/common');
});

it.each(namespaces)('%s says the same in both languages, with the same placeholders', async (namespace) => {
  const [en, tr] = await Promise.all([load('en', namespace), load('tr', namespace)]);
  expect(Object.keys(tr).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect(marksOf(tr[key] ?? ''), key).toEqual(marksOf(text));
    expect(tr[key], key).not.toBe('');
  }
});

function flatten(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value ? Object.entries(flatten(value, `${path}${key}.`)) : [[path + key, String(value)]],
    ),
  );
}

/** Placeholders and tags: `{{count}}`, `<terms>`. */
const marksOf = (text: string) => (text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? []).toSorted();
