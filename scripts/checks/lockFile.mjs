import { readFileSync } from 'node:fs';

/**
 * The lock file may not name a server: who installs uses the registry that is set up there.
 * @param {string} file
 */
export const checkLockFile = (file) => findAddresses(readFileSync(file, 'utf8'));

/** @param {string} text of a pnpm lock file */
export function findAddresses(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    /\b(tarball|registry|repo):|\b(https?|git\+ssh|git):\/\//.test(line) && !/deprecated:/.test(line)
      ? [`pnpm-lock.yaml:${index + 1} names an address: ${line.trim()}`]
      : [],
  );
}
