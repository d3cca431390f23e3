import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder } from '../files.mjs';

const folder = 'packages/app/src/app';

/** The generated file that types the keys of `t`. */
export const LOCALE_TYPES = `${folder}/localeTypes.ts`;

/**
 * Returns the namespace of a translation file: `packages/app/src/features/auth/locales/en.json` → `auth`; of the one in shared/
 * itself: `common`.
 * @param {string} path
 */
export function namespaceOf(path) {
  const name = path.split('/').at(-3);
  return name === 'shared' ? 'common' : name;
}

/** Writes the file that types the keys of `t`. */
export function writeLocaleTypes(root) {
  writeFileSync(join(root, LOCALE_TYPES), localeTypes(root));
}

/** @returns the fault, if the file is not current */
export function checkLocaleTypes(root) {
  if (readFileSync(join(root, LOCALE_TYPES), 'utf8') === localeTypes(root)) return [];
  return [`${LOCALE_TYPES} is not what the folders say. Write it anew: npm run locale-types`];
}

function localeTypes(root) {
  const paths = filesUnder(root, 'packages/app/src').filter((path) => path.endsWith('/locales/en.json'));
  const files = paths.map((path) => ({ name: namespaceOf(path), from: relativeTo(folder, path) }));
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return `// Generated from the folders \`locales\` by \`npm run locale-types\`.
${sorted.map(({ name, from }) => `import type ${name}Texts from '${from}';\n`).join('')}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${sorted.map(({ name }) => `      ${name}: typeof ${name}Texts;\n`).join('')}    };
  }
}
`;
}

function relativeTo(from, path) {
  const steps = posix.relative(from, path);
  return steps.startsWith('.') ? steps : `./${steps}`;
}
