import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, versionOf } from './debian.mjs';

/** Chromium without its own interface, whose pages take a fifth of the full browser's time in tests. It renders identically. */
const SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };
const WHOLE = { path: '/usr/bin/chromium', package: 'chromium' };
/** The fonts that draw glyphs missing from Inter in the stories' pictures. */
const FONTS = ['fonts-liberation', 'fonts-dejavu-core'];

/**
 * Returns the browser for every test that needs one: `CHROMIUM_PATH`, else Debian's, which is installed when it is missing.
 * @returns {string} its path. Ends the program, with instructions, when there is none.
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : give(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  if (!existsSync(SHELL.path)) installChromium();
  return existsSync(chromiumPath()) ? chromiumPath() : give('No Chromium was found, and it could not be installed.');
}

/** @returns {string} where the browser of the tests is, or would be; installs nothing. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? (existsSync(SHELL.path) ? SHELL : WHOLE).path;

/** @returns {string} its version without the patch, such as `156.0.8078`, which decides how a page is rendered. */
export function chromiumBuild(path) {
  const versionOutput = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return /\d+\.\d+\.\d+/.exec(versionOutput)?.[0] ?? 'unknown';
}

/** Beside an installed Chromium only its own version will do: another version would not be the browser of the pictures. */
function installChromium() {
  const there = existsSync(WHOLE.path) ? versionOf(WHOLE.package) : null;
  if (there === '') return;
  const wanted =
    there === null
      ? [
          [SHELL.package, ...FONTS],
          [WHOLE.package, ...FONTS],
        ]
      : [[`${SHELL.package}=${there}`]];
  installPackages(...wanted);
}

function give(message) {
  console.error(`${message} Install Chromium or Chrome, and name it: CHROMIUM_PATH=/path/to/chrome npm test`);
  process.exit(1);
}
