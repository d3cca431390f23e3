import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { BUILT_IN } from '../../src/shared/config/languages';
import { securityHeaders } from '../securityHeaders';
import { chunksOfScreens } from './chunksOfScreens';
import { renderScreens } from './renderScreens';

export interface FirstPaintOptions {
  /** Address of the API host that the configuration block starts with. */
  apiHost: string;
}

/**
 * Makes the page paint from its HTML alone: inline styles, the markup of the first screen, and scripts that show it in the
 * user's theme and language before the app's code has loaded. Writes the security headers, which list the scripts by hash.
 */
export function firstPaint({ apiHost }: FirstPaintOptions): Plugin {
  let root = '';
  let base = '/';
  return {
    name: 'stockroom:first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('The build has no index.html.');
      const screens = await renderScreens(root);
      const boot = script(root, 'boot.js')
        .replace('__CHUNKS__', JSON.stringify(chunksOfScreens(bundle, base)))
        .replace('__LANGUAGES__', JSON.stringify(BUILT_IN.map(({ code }) => code)))
        .replaceAll(/__PATHS__\.(\w+)/g, (_match, name: string) => JSON.stringify(screens.paths[name]));
      const translation = script(root, 'translation.js');
      const place = script(root, 'showFirstScreen.js');
      const markup = Object.entries(screens.html).map(
        ([name, html]) => `<script type="text/html" id="first-${name}">${html}</script>`,
      );
      const styles = `<style>${takeCss(bundle)}</style><style>${screens.css}${DEMO_OFF}</style>`;

      page.source = String(page.source)
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace(/(<script type="module"[^>]*><\/script>)/, '')
        .replace('<title>', () => `${UNTIL_PLACED}<script>${boot}</script><script>${translation}</script><title>`)
        .replace('</head>', () => `${styles}${markup.join('')}${moduleScript(String(page.source))}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root"></div><script id="${PLACE}">${place}</script>`);

      const headers = securityHeaders({ scriptHashes: [boot, translation, place].map(hashOf), apiHost });
      this.emitFile({ type: 'asset', fileName: 'headers.json', source: `${JSON.stringify(headers, null, 2)}\n` });
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) });
    },
  };
}

const PLACE = 'place';
/**
 * Makes the browser wait for the first screen, which follows a moment later, instead of painting the empty page as soon as its
 * body begins.
 */
const UNTIL_PLACED = `<link rel="expect" href="#${PLACE}" blocking="render" />`;

/** Hides demo hints from the first paint on, in a shop that switched the demo off. */
const DEMO_OFF = "[data-demo='off'] .demo-hint{display:none}";

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const moduleScript = (html: string) => /<script type="module"[^>]*><\/script>/.exec(html)?.[0] ?? '';

/** Reads a script and strips its comments and whitespace; the placeholder stays. */
function script(root: string, name: string): string {
  const source = readFileSync(join(root, 'build/firstPaint', name), 'utf8');
  return minifySync(name, source, { module: false }).code.trim();
}

/** Takes the entry's stylesheets out of the bundle, to put them inline into the page. */
function takeCss(bundle: Rolldown.OutputBundle): string {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const names = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  const css = names.map((name) => {
    const file = bundle[name];
    Reflect.deleteProperty(bundle, name);
    return file?.type === 'asset' ? String(file.source) : '';
  });
  if (entries.length !== 1) throw new Error(`The page has ${entries.length} entries; its styles can be inlined for one.`);
  return css.join('');
}

/** Formats headers as the file that static hosts read. */
function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/worker.js\n  Cache-Control: no-cache\n`;
}
