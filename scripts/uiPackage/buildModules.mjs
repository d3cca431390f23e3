import { join } from 'node:path';
import { build } from 'vite';
import { ENTRIES } from './entries.mjs';

/**
 * Builds a module of the package for each source module, so that bundlers include only those that a page needs; dependencies
 * that users install stay imports.
 * @param {string} ui the package's folder
 * @param {string} outDir
 */
export async function buildModules(ui, outDir) {
  const src = join(ui, 'src');
  await build({
    root: ui,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true } } },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: { entry: Object.values(ENTRIES).map((name) => join(src, name)), formats: ['es'] },
      rolldownOptions: {
        external: /^[^./\0]/,
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
