import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.map']);
/** Minimum size in bytes: smaller files fit into one packet either way. */
const MIN_SIZE = 1024;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the build, with maximum compression: the server only has to send them. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'stockroom:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compress));
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < MIN_SIZE) return;
  const brotli = await br(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, await gz(source, { level: 9 }))]);
}
