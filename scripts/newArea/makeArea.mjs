import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALE_TYPES, writeLocaleTypes } from '../checks/translations/localeTypes.mjs';
import { camel, rename } from './names.mjs';

const templates = import.meta.dirname;
const CONTRACT = 'packages/contract/src/index.ts';
const MOCKS = 'packages/mocks/src/domains.ts';

/**
 * Returns the files of an area, by their paths in the project.
 * @param {import('./names.mjs').Area} area
 * @returns {Map<string, string>}
 */
function filesOf(area) {
  const paths = readdirSync(join(templates, 'packages'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.txt'),
  );
  return new Map(
    paths.toSorted().map((path) => [
      rename(
        join('packages', path)
          .replaceAll('\\', '/')
          .replace(/\.txt$/, ''),
        area,
      ),
      rename(readFileSync(join(templates, 'packages', path), 'utf8'), area),
    ]),
  );
}

/**
 * Returns the lists that have to name an area, each with its line inserted.
 * @param {string} root
 * @param {import('./names.mjs').Area} area
 * @returns {Map<string, string>}
 */
function listsWith(root, { plural }) {
  const name = camel(plural);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return new Map([
    [CONTRACT, withLine(read(CONTRACT), `export * from './${name}';`)],
    [MOCKS, withLine(read(MOCKS), `export { ${name}Domain } from './${name}/${name}.domain';`)],
  ]);
}

/** Inserts a line into a list, among the lines with the same beginning. */
function withLine(text, line) {
  const lines = text.split('\n');
  const kind = line.slice(0, line.indexOf(' '));
  const place = (each) => /from '([^']+)'/.exec(each)?.[1] ?? '';
  const isLike = (each) => each.startsWith(`${kind} `) && !each.startsWith('import type') && place(each) !== '';
  const after = lines.findLastIndex((each) => isLike(each) && place(each).toLowerCase() < place(line).toLowerCase());
  const first = lines.findIndex(isLike);
  return lines.toSpliced(after < 0 ? first : after + 1, 0, line).join('\n');
}

/**
 * Creates an area's folders, and adds it to the lists of areas. Writes nothing if any part of it already exists.
 * @param {string} root
 * @param {import('./names.mjs').Area} area
 * @returns {{ made: string[], changed: string[] } | { problem: string }}
 */
export function makeArea(root, area) {
  const files = filesOf(area);
  const taken = takenBy(root, area, [...files.keys()]);
  if (taken) return { problem: `${taken} is there already: an area of this name would write over it. Nothing was made.` };
  const lists = listsWith(root, area);
  for (const [path, text] of [...files, ...lists]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeLocaleTypes(root);
  return { made: [...files.keys()], changed: [...lists.keys(), LOCALE_TYPES] };
}

/** Finds the parts of an area that already exist: its folders, a file, or an export of the contract with one of its names. */
function takenBy(root, { plural, singular }, paths) {
  const folders = ['app/src/features', 'mocks/src', 'contract/src'].map((place) => `packages/${place}/${camel(plural)}`);
  const found = [...folders, ...paths].find((path) => existsSync(join(root, path)));
  if (found) return found;
  const contract = 'packages/contract/src';
  const exported = new RegExp(
    `export (const|type|interface) ${rename('(GiftCard|giftCardsEndpoints)', nameOnly(plural, singular))}\\b`,
  );
  return readdirSync(join(root, contract), { recursive: true, encoding: 'utf8' })
    .map((path) => `${contract}/${path.replaceAll('\\', '/')}`)
    .find((path) => statSync(join(root, path)).isFile() && exported.test(readFileSync(join(root, path), 'utf8')));
}

const nameOnly = (plural, singular) => ({ plural, singular, words: { en: ['', ''], tr: ['', ''] } });
