import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Installs Debian packages, where that is possible.
 * @param {...string[]} choices lists of packages: the first that can be installed is
 * @returns {boolean} whether one was
 */
export function installPackages(...choices) {
  if (spawnSync('apt-get', ['--version']).error) return false;
  console.log(`Installing ${choices[0]?.[0]} …`);
  apt('update', '-q');
  return choices.some((packages) => apt('install', '-y', '-q', '--no-install-recommends', ...packages));
}

/** @returns {string} the version of an installed Debian package, empty for none. */
export function versionOf(name) {
  const list = '/var/lib/dpkg/status';
  const [, entry = ''] = existsSync(list) ? readFileSync(list, 'utf8').split(`Package: ${name}\n`) : [];
  return /^Version: (\S+)$/m.exec(entry)?.[1] ?? '';
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args];
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
