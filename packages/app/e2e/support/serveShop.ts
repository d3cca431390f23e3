import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedApp, serveApp } from './serveApp';

/** The built app served with the shop's own files. */
export interface Shop extends ServedApp {
  /** Path of the file with the texts of a language. */
  languageFile: (code: string) => string;
}

const dist = new URL('../../dist', import.meta.url).pathname;

/** Serves the built app with a `config.json`, and a folder for languages that the shop adds. */
export async function serveShop(config: object): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'stockroom-shop-'));
  symlinkSync(dist, join(folder, 'dist'));
  mkdirSync(join(folder, 'i18n'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const app = await serveApp({ STOCKROOM_DIST: join(folder, 'dist') });
  return {
    url: app.url,
    languageFile: (code) => join(folder, 'i18n', `${code}.json`),
    stop: async () => {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
