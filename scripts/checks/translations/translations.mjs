import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.mjs';
import { namespaceOf } from './localeTypes.mjs';
import { compareTexts, flatten, pluralBase } from './translationTexts.mjs';
import { readSource } from './translationUses.mjs';

const home = 'packages/app/src';

/**
 * Checks that both languages have the same texts, every key used in the code exists, no text is unused, and no screen contains
 * text that is in no file.
 * @param {string} root
 */
export function checkTranslations(root) {
  const all = filesUnder(root, home);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const locales = all
    .filter((path) => path.endsWith('/locales/en.json'))
    .map((path) => ({ path, texts: JSON.parse(read(path)) }));
  const sources = [...all, ...filesUnder(root, 'packages/mocks/src')]
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/testing\/|\.d\.ts$/.test(path))
    .map((path) => readSource(path, read(path)));

  const faults = locales.flatMap(({ path, texts }) => {
    const turkish = path.replace(/en\.json$/, 'tr.json');
    return all.includes(turkish) ? compareTexts(path, texts, JSON.parse(read(turkish))) : [`${turkish} does not exist.`];
  });
  const namespaces = new Map(
    locales.map(({ path, texts }) => [
      namespaceOf(path),
      { path, keys: [...new Set(Object.keys(flatten(texts)).map(pluralBase))] },
    ]),
  );
  faults.push(...unknownKeys(sources, namespaces), ...unusedKeys(sources, namespaces), ...rawTexts(sources));
  return faults;
}

function unknownKeys(sources, namespaces) {
  return sources.flatMap(({ path, asked, spaces }) =>
    asked.flatMap((key) => {
      const [space, bare] = key.includes(':') ? key.split(':') : [undefined, key];
      const searched = space ? [space] : [...spaces, 'common'];
      const found = searched.some((name) => namespaces.get(name)?.keys.includes(bare));
      return found ? [] : [`${path} asks for "${key}", which is not in ${searched.join(' or ')}.`];
    }),
  );
}

function unusedKeys(sources, namespaces) {
  const literals = new Set(sources.flatMap((source) => source.literals));
  const patterns = [...new Set(sources.flatMap((source) => source.patterns))].map((pattern) => new RegExp(`^${pattern}$`));
  return [...namespaces].flatMap(([space, { path, keys }]) =>
    keys
      .filter(
        (key) => ![key, `${space}:${key}`].some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name))),
      )
      .map((key) => `${path}: nobody asks for "${key}".`),
  );
}

const rawTexts = (sources) =>
  sources.flatMap(({ path, raw }) => raw.map((text) => `${path} says "${text}" without a translation.`));
