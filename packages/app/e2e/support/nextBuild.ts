import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The hash at the end of a script's name. */
const HASHED = /-[0-9a-f]{7,8}\.js$/;
const dist = new URL('../../dist', import.meta.url).pathname;

/** A simulated next build. */
export interface NextBuild {
  folder: string;
  /** URL of its entry script. */
  entry: string;
  remove: () => void;
}

/** Makes a next build out of this one: every script is renamed, and so are all references to it. */
export function nextBuild(): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'stockroom-next-'));
  // Compressed copies would hold the old content.
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => HASHED.test(name));
  // Maps each digit to its own letter, so that scripts whose names differ only in the hash stay distinct.
  const other = (hash: string) => hash.replaceAll(/[0-9a-f]/g, (digit) => 'ghijklmnopqrstuv'.charAt(Number.parseInt(digit, 16)));
  const names = new Map(scripts.map((name) => [name, name.replace(HASHED, other)]));
  const inside = (text: string) => text.replaceAll(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);
  for (const path of ['index.html', 'worker.js']) rewrite(join(folder, path), inside);
  for (const [name, next] of names) {
    const text = readFileSync(join(folder, 'assets', name), 'utf8');
    writeFileSync(join(folder, 'assets', next), inside(text));
    rmSync(join(folder, 'assets', name));
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  // The page's inline scripts name other scripts, and their own hashes are in the policy.
  const hashes = [...page.matchAll(/<script(?: id="place")?>([^]*?)<\/script>/g)].map(([, text = '']) => `'sha256-${sha(text)}'`);
  rewrite(join(folder, 'headers.json'), (text) => text.replace(/(script-src 'self')[^;]*/, `$1 ${hashes.join(' ')}`));
  const entry = /src="(\/assets\/index-[\w-]+\.js)"/.exec(page)?.[1];
  if (!entry) throw new Error('The build has no entry.');
  return { folder, entry, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64');
const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
