import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { filesOf } from './appWorker';

const ROOT = '/work/app';
const chunk = (name: string, hash: string, moduleIds: string[], more: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-${hash}.js`,
  moduleIds: moduleIds.map((id) => ROOT + id),
  facadeModuleId: null,
  imports: [],
  ...more,
});
const bundle = (hash: string) =>
  Object.fromEntries(
    [
      chunk('index', hash, ['/src/main.tsx'], { isEntry: true, imports: [`assets/base-${hash}.js`] }),
      chunk('base', hash, ['/base.js']),
      chunk('ProductEditor', hash, ['/packages/app/src/features/inventory/screens/ProductEditor.tsx'], {
        imports: [`assets/kit-${hash}.js`],
      }),
      chunk('kit', hash, ['/packages/app/src/shared/kit.ts']),
      chunk('ImportScreen', hash, ['/packages/app/src/features/inventory/import/ImportScreen.tsx']),
      chunk('board', hash, ['/packages/app/src/features/scrumboard/Board.tsx']),
      { type: 'asset', fileName: `assets/inter-${hash}.woff2`, names: ['inter.woff2'], originalFileNames: ['/inter.woff2'] },
      { type: 'asset', fileName: 'media/a.svg', names: [], originalFileNames: [] },
    ].map((file) => [file.fileName, file]),
  ) as unknown as Rolldown.OutputBundle;

it('filesOf: lists the files for viewing and editing products, with their imports', () => {
  const { entry, core } = filesOf(bundle('aaaaaaaa'), ROOT, '/');
  expect(entry).toBe('/assets/index-aaaaaaaa.js');
  expect(core.toSorted()).toEqual(
    ['/', ...['ProductEditor', 'base', 'index', 'kit'].map((name) => `/assets/${name}-aaaaaaaa.js`)].toSorted(),
  );
});

it('filesOf: recognises each hashed file in the next build', () => {
  const before = filesOf(bundle('aaaaaaaa'), ROOT, '/').known;
  const after = filesOf(bundle('bbbbbbbb'), ROOT, '/').known;
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.values(before)).toHaveLength(7);
  expect(Object.values(after).every((file) => file.includes('bbbbbbbb'))).toBe(true);
});
