import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './paths.mjs';

/** The only place that sets the project's pnpm version. */
const PNPM = 'pnpm@12.21.0';

/**
 * Runs pnpm through npx, which comes with every Node.
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options] `quiet`: shows its output only when it fails
 * @returns {number} its exit code
 */
export function pnpm(args, { quiet = false } = {}) {
  const { status, error, stdout, stderr } = spawnSync('npx', ['--yes', PNPM, ...args], {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // pnpm asks before it replaces a folder of modules; without a terminal nobody can answer.
    env: { CI: 'true', ...process.env },
  });
  if (error) throw error;
  if (quiet && status !== 0) console.error(`${stdout}${stderr}`);
  return status ?? 1;
}

/**
 * Lists the packages that the built app contains, from the lock file.
 * @returns {Promise<{ name: string, versions: string[], paths: string[], license: string, homepage?: string }[]>}
 */
export async function productionLicenses() {
  const { stdout } = await promisify(execFile)('npx', ['--yes', PNPM, 'licenses', 'list', '--prod', '--recursive', '--json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { CI: 'true', ...process.env },
  });
  return Object.values(JSON.parse(stdout)).flat();
}

/**
 * Installs exactly the versions in the lock file. Ends the program when that fails.
 * @param {{ quiet?: boolean }} [options]
 */
export function install(options) {
  const code = pnpm(['install', '--frozen-lockfile', '--prefer-offline'], options);
  if (code !== 0) {
    console.error('The packages could not be installed; pnpm says above why. Nothing else was started.');
    process.exit(code);
  }
}
