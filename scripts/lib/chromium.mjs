import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/**
 * The browser of every test that needs one: `CHROMIUM_PATH`, else Debian's, which is installed when it is missing.
 * @returns {string} its path. Ends the program, with a word on what to do, when there is none.
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : give(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  if (!existsSync(DEBIAN)) installChromium();
  return existsSync(DEBIAN) ? DEBIAN : give('No Chromium was found, and it could not be installed.');
}

/** @returns {string} its version without the patch, such as `156.0.8078`: what decides how a page is drawn. */
export function chromiumBuild(path) {
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return /\d+\.\d+\.\d+/.exec(said)?.[0] ?? 'unknown';
}

function installChromium() {
  if (spawnSync('apt-get', ['--version']).error) return;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update', '-q'],
    // The fonts are named, since a glyph that Inter lacks is drawn by them in the stories' pictures.
    ['apt-get', 'install', '-y', '-q', 'chromium', 'fonts-liberation', 'fonts-dejavu-core'],
  ]) {
    const [command, ...rest] = [...sudo, ...args];
    if (spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return;
  }
}

function give(why) {
  console.error(`${why} Install Chromium or Chrome, and name it: CHROMIUM_PATH=/path/to/chrome npm test`);
  process.exit(1);
}
