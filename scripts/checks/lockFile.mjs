import { readFileSync } from 'node:fs';

/**
 * Finds server addresses in the lock file, which must not contain any: each installation uses its own configured registry.
 * @param {string} file
 */
export const checkLockFile = (file) => findAddresses(readFileSync(file, 'utf8'));

/**
 * Finds server addresses in a lock file.
 * @param {string} text of a pnpm lock file
 */
export function findAddresses(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    /\b(tarball|registry|repo):|\b(https?|git\+ssh|git):\/\//.test(line) && !/deprecated:/.test(line)
      ? [`pnpm-lock.yaml:${index + 1} names an address: ${line.trim()}`]
      : [],
  );
}
