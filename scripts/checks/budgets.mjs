import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1000;

/** Folders of the features. */
const features = new URL('../../packages/app/src/features/', import.meta.url).pathname;
/** Returns the pattern of the chunk that a feature's first page needs (packages/app/build/chunks). */
const firstPageOf = (name) => `^_${name}-[\\w-]{7}\\.js$`;
/** The design system's pages, each of which shows a different part of it; one of them is the first page. */
const showcaseScreens = readdirSync(`${features}showcase/screens`).filter(
  (name) => name.endsWith('Screen') && name !== 'AnimationsScreen',
);
/** Heavy parts that load on use. */
const LATER = [
  'RichTextField/RichTextEditor\\.tsx$',
  'shared/emoji/EmojiPicker',
  'emojibase-data',
  'fileManager/api/zipFiles',
  'tasks/components/QuickAdd/lazyComponents\\.ts$',
];
const SHELL = ['^index\\.html$', '^_texts-en', '^_shell-(?!texts)', '^_shell-texts-en'];

/**
 * Budgets in bytes of JavaScript, brotli (docs: how fast it must be). `roots`: the loaded sources, as patterns of the sources
 * in the build's manifest, each of which must match something; `without`: sources already loaded; `later`: sources that must
 * not be loaded with them.
 */
export const BUDGETS = [
  { name: 'Sign-in, before it is interactive', max: 151.5 * KB, roots: ['^index\\.html$', '^_texts-en'] },
  {
    name: 'Mock server, at start',
    max: 110 * KB,
    roots: ['^_mock-engine', 'mocks/src/engine/serviceWorker', '^_mock-shell'],
    // Both import the contract, which loads with the shell.
    without: ['^index\\.html$', '^_shell-(?!texts)'],
  },
  // 311.5 before roles, the trash and the undo of rows were added, 312.5 before drafts outlived their tab and slow scanners
  // were recognised, 313.5 before names became longer: frozen at the current size, to shrink with fewer and lighter scripts.
  {
    name: 'Inventory list, mock server included',
    max: 313.7 * KB,
    roots: [
      ...SHELL,
      'features/inventory/locales/en',
      firstPageOf('inventory'),
      '^_mock-engine',
      'mocks/src/engine/serviceWorker',
      '^_mock-shell',
      '^_mock-catalogue',
    ],
  },
  // The target was 270, of which frame and mock server alone take 262: frozen at the current size (decision 083).
  {
    name: 'Dashboard, mock server included',
    max: 341.5 * KB,
    roots: [
      ...SHELL,
      'features/dashboards/locales/en',
      firstPageOf('dashboards'),
      '^_mock-engine',
      'mocks/src/engine/serviceWorker',
      '^_mock-shell',
      'mocks/src/dashboards/dashboards.handlers',
      'mocks/src/dashboards/storeFigures',
    ],
  },
  {
    name: 'Editor of formatted text',
    max: 90 * KB,
    roots: ['RichTextField/RichTextEditor\\.tsx$', '^_RichTextField'],
    without: SHELL,
  },
  ...showcaseScreens.map((name) => ({
    name: `${name} of the showcase, beyond the shell`,
    max: 60 * KB,
    roots: [firstPageOf('showcase'), `showcase/screens/.*/${name}\\.tsx$`, 'features/showcase/locales/en'],
    without: SHELL,
  })),
  // Every feature that registers itself, from its first day.
  ...readdirSync(features)
    .filter((name) => existsSync(join(features, name, `${name}.feature.ts`)))
    .map((name) => ({
      name: `First page of ${name}, beyond the shell`,
      max: 60 * KB,
      roots: [firstPageOf(name), `features/${name}/locales/en`],
      without: SHELL,
      later: LATER,
    })),
];

/**
 * Checks the build against its budgets.
 * @param {string} dist with Vite's manifest in `.vite/manifest.json`
 * @param {typeof BUDGETS} [budgets]
 */
export function checkBudgets(dist, budgets = BUDGETS) {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return { faults: [`${file} does not exist: the build must write a manifest.`] };
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const size = sizer(dist);
  const rows = budgets.map((budget) => measure(manifest, budget, size));
  return { faults: rows.flatMap((row) => row.fault ?? []), table: asTable(rows) };
}

function measure(manifest, { name, max, roots, without = [], later = [] }, size) {
  const unknown = [...roots, ...later].filter((root) => keysOf(manifest, root).length === 0);
  if (unknown.length > 0) {
    return { name, max, bytes: 0, files: 0, fault: `${name}: nothing in the build is called ${unknown.join(', ')}.` };
  }
  const before = loadedBy(manifest, without);
  const files = [...loadedBy(manifest, roots).difference(before)];
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const over = files.toSorted((a, b) => size(b) - size(a)).slice(0, 8);
  const early = files.filter((file) => later.some((key) => keysOf(manifest, key).some((known) => manifest[known].file === file)));
  if (early.length > 0) return { name, max, bytes, files: files.length, fault: `${name}: ${early.join(', ')} must come later.` };
  const fault =
    bytes > max
      ? `${name}: ${kb(bytes)} KB of JavaScript, ${kb(max)} KB allowed. Largest: ${over.map((file) => `${file} ${kb(size(file))}`).join(', ')}`
      : undefined;
  return { name, max, bytes, files: files.length, fault };
}

const keysOf = (manifest, pattern) => Object.keys(manifest).filter((key) => new RegExp(pattern).test(key));

/** Returns the scripts that load with the named sources: their chunks, and everything these import statically. */
function loadedBy(manifest, patterns) {
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(add);
  };
  patterns.flatMap((pattern) => keysOf(manifest, pattern)).forEach(add);
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

function sizer(dist) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const path = join(dist, file);
      known.set(
        file,
        existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(readFileSync(path)).length,
      );
    }
    return known.get(file);
  };
}

const kb = (bytes) => (bytes / KB).toFixed(1);

function asTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, bytes, max, files }) =>
        `  ${name.padEnd(width)}  ${kb(bytes).padStart(6)} of ${kb(max).padStart(6)} KB  in ${files} files`,
    )
    .join('\n');
}
