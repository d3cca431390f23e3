import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { serveStatic } from '../../scripts/server/serveStatic.mjs';

let serving;

/** Builds the compared boards for production, once, and serves them. */
export function servePeers() {
  serving ??= (async () => {
    const outDir = join(root, 'bench-results/peers');
    await build({
      root: import.meta.dirname,
      base: './',
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir, emptyOutDir: true },
    });
    return serveStatic(outDir);
  })();
  return serving;
}

export async function stopPeers() {
  await (await serving)?.close();
}
