import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** The one place that says which pnpm the project uses. */
const PNPM = 'pnpm@12.21.0';

/**
 * Runs pnpm through npx, which every Node brings along.
 * @param {string[]} args
 * @returns {number} its exit code
 */
export function pnpm(args) {
  const { status, error } = spawnSync('npx', ['--yes', PNPM, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // pnpm asks before it replaces a folder of modules; without a terminal nobody answers.
    env: { CI: 'true', ...process.env },
  });
  if (error) throw error;
  return status ?? 1;
}

/** Installs exactly what the lock file names. Ends the program when that fails. */
export function install() {
  const code = pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) {
    console.error('The packages could not be installed; pnpm says above why. Nothing else was started.');
    process.exit(code);
  }
}
