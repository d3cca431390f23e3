import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Pictures of scanners and of JPEG 2000, decoded by scripts: the page's policy lets no WebAssembly be compiled (decision 080). */
const FILES = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
const FOLDER = 'assets/pdf/';
const source = (file: string) =>
  readFile(join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'wasm', file));

/** Serves, beside the app, what the reader of PDF files asks for by its name once a page has such a picture. */
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
