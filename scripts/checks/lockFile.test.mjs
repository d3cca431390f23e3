import { expect, it } from 'vitest';
import { findAddresses } from './lockFile.mjs';

it('findAddresses: passes a lock file that names only packages', () => {
  expect(
    findAddresses('  vite@8.3.8:\n    resolution: {integrity: sha512-abc==}\n    deprecated: see https://vite.example\n'),
  ).toEqual([]);
});
it.each([
  'resolution: {integrity: a, tarball: http://registry.example/vite.tgz}',
  'resolution: {type: git, repo: git@forge.example:a/b.git}',
  'version: https://codeload.example/a',
])('findAddresses: finds %s, with its line', (line) => {
  expect(findAddresses(`a:\n  ${line}\n`)).toEqual([expect.stringContaining('pnpm-lock.yaml:2')]);
});
