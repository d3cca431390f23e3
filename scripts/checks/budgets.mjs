import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1000;

/**
 * Budgets in bytes of JavaScript, brotli (docs: how fast it must be). `roots`: what is loaded, as patterns of the sources in
 * the build's manifest, each of which must name something; `without`: what has arrived already.
 */
export const BUDGETS = [
  { name: 'Sign-in, before it is interactive', max: 150 * KB, roots: ['^index\\.html$', '^_texts-en'] },
  {
    name: 'Mock server, at start',
    max: 110 * KB,
    roots: ['^_mock-engine', 'mocks/src/engine/serviceWorker', '^_mock-shell'],
    // Both know the contract, which travels with the shell.
    without: ['^index\\.html$', '^_shell-(?!texts)'],
  },
  {
    name: 'Inventory list, mock server included',
    max: 310 * KB,
    roots: [
      '^index\\.html$',
      '^_texts-en',
      '^_shell-(?!texts)',
      '^_shell-texts-en',
      'features/inventory/locales/en',
      'screens/InventoryScreen/InventoryScreen',
      '^_mock-engine',
      'mocks/src/engine/serviceWorker',
      '^_mock-shell',
      '^_mock-catalogue',
    ],
  },
];

/**
 * Holds the build to its budgets.
 * @param {string} dist with Vite's manifest in `.vite/manifest.json`
 * @param {typeof BUDGETS} [budgets]
 */
export function checkBudgets(dist, budgets = BUDGETS) {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return { checked: 1, faults: [`${file} does not exist: the build must write a manifest.`] };
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const size = sizer(dist);
  const rows = budgets.map((budget) => measure(manifest, budget, size));
  return { checked: budgets.length, faults: rows.flatMap((row) => row.fault ?? []), table: asTable(rows) };
}

function measure(manifest, { name, max, roots, without = [] }, size) {
  const unknown = roots.filter((root) => keysOf(manifest, root).length === 0);
  if (unknown.length > 0) {
    return { name, max, bytes: 0, files: 0, fault: `${name}: nothing in the build is called ${unknown.join(', ')}.` };
  }
  const before = loadedBy(manifest, without);
  const files = [...loadedBy(manifest, roots).difference(before)];
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const over = files.toSorted((a, b) => size(b) - size(a)).slice(0, 8);
  const fault =
    bytes > max
      ? `${name}: ${kb(bytes)} KB of JavaScript, ${kb(max)} KB allowed. Largest: ${over.map((file) => `${file} ${kb(size(file))}`).join(', ')}`
      : undefined;
  return { name, max, bytes, files: files.length, fault };
}

const keysOf = (manifest, pattern) => Object.keys(manifest).filter((key) => new RegExp(pattern).test(key));

/** Scripts that arrive with the named sources: their chunks, and all that these import statically. */
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
