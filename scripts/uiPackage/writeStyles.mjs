import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { STYLES } from './entries.mjs';

const FONT = /url\('([^']+\.woff2)'\)/g;

/**
 * Copies the stylesheets and, beside the stylesheet that names them, the fonts with their licence: none of them is loaded from
 * elsewhere.
 * @param {string} ui the package's folder
 * @param {string} to
 */
export function writeStyles(ui, to) {
  for (const path of Object.values(STYLES)) {
    const from = join(ui, 'src', path);
    mkdirSync(dirname(join(to, path)), { recursive: true });
    const text = readFileSync(from, 'utf8').replaceAll(FONT, (_, font) => {
      const file = join(dirname(from), font);
      cpSync(file, join(to, dirname(path), basename(font)));
      cpSync(join(dirname(file), '../LICENSE'), join(to, dirname(path), 'LICENSE'));
      return `url('./${basename(font)}')`;
    });
    writeFileSync(join(to, path), text);
  }
}
