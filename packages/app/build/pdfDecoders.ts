import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Decoders of scanned pictures and JPEG 2000 written in JavaScript: the page's policy forbids compiling WebAssembly (decision
 * 080).
 */
const FILES = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
const FOLDER = 'assets/pdf/';
const source = (file: string) =>
  readFile(join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'wasm', file));

/** Serves the decoders beside the app: the PDF reader requests them by name once a page has such a picture. */
export function pdfDecoders(): Plugin {
  return {
    name: 'stockroom:pdf-decoders',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = FILES.find((name) => request.url === `/${FOLDER}${name}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'text/javascript');
        source(file).then((bytes) => response.end(bytes), next);
      });
    },
    async generateBundle() {
      for (const file of FILES) this.emitFile({ type: 'asset', fileName: FOLDER + file, source: await source(file) });
    },
  };
}
