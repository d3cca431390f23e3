import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';
import { runTool } from '../test/runTool.mjs';
import { checkShopPages } from './checkShopPages.mjs';
import { packUi } from './packUi.mjs';

/** Modules that a page with a button does not need. */
const FOREIGN =
  /\/components\/(DataTable|VirtualList|DateField|AxisChart|ChartFrame|\w+Chart|Sparkline|RichText\w*|CountrySelect|Phone\w+)\/|\/node_modules\/(d3-|prosemirror|libphonenumber|country-flag|@internationalized)/;
const ui = join(root, 'packages/ui');

/**
 * Packs `@stockroom/ui`, installs the tarball into a new Vite app outside the workspace, and checks the app's types, bytes and
 * two pages against the package's promises. Its dependencies are linked from here: no network, and no other version than the
 * tested one.
 * @returns {Promise<{ faults: string[], table: string }>}
 */
export async function checkUiPackage() {
  const shop = realpathSync(mkdtempSync(join(tmpdir(), 'stockroom-shop-')));
  try {
    install(await packUi(join(root, 'node_modules/.cache/stockroom-ui-tarball')), shop);
    cpSync(join(import.meta.dirname, 'shop'), shop, { recursive: true });
    const button = await buildPage(shop, 'button');
    const form = await buildPage(shop, 'form');
    const faults = [
      ...paperFaults(join(shop, 'node_modules/@stockroom/ui')),
      ...(await typeFaults(shop)),
      ...button.modules.filter((id) => FOREIGN.test(id)).map((id) => `A page with one button loads ${id.slice(shop.length + 1)}`),
      ...[...button.modules, ...form.modules]
        .filter((id) => id.startsWith(`${root}packages/`))
        .map((id) => `The package reaches back into the workspace: ${id}`),
      ...(await checkShopPages(shop)),
    ];
    return {
      faults,
      table: `A page with one button: ${button.kilobytes} KB of scripts (gzip), with a form: ${form.kilobytes} KB`,
    };
  } finally {
    rmSync(shop, { recursive: true, force: true });
  }
}

/** Installs as a package manager does: unpacks the tarball, and puts its dependencies beside it. */
function install(tarball, shop) {
  const own = join(shop, 'node_modules/@stockroom/ui');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/react', '@types/react-dom']) {
    const place = join(shop, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(ui, 'node_modules', name)), place, 'junction');
  }
}

/** Finds faults of the documents that people read before they install it or take a later version. */
function paperFaults(own) {
  const read = (file) => (existsSync(join(own, file)) ? readFileSync(join(own, file), 'utf8') : '');
  const { name, version } = JSON.parse(read('package.json'));
  return [
    ...(read('README.md').includes(`# ${name}`) ? [] : ['The package has no README.md']),
    ...(read('CHANGELOG.md').includes(`## ${version}`) ? [] : [`The package's CHANGELOG.md tells nothing of ${version}`]),
  ];
}

/** Builds a page of the shop in its own folder. */
async function buildPage(shop, name) {
  writeFileSync(
    join(shop, 'index.html'),
    `<!doctype html><html lang="en"><head><link rel="icon" href="data:," /><title>${name}</title></head><body><script type="module" src="/${name}.tsx"></script></body></html>`,
  );
  const { output } = await build({
    root: shop,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir: join('dist', name) },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    modules: chunks.flatMap(({ modules }) => Object.keys(modules)),
    kilobytes: Math.ceil(
      chunks.filter(({ isDynamicEntry }) => !isDynamicEntry).reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024,
    ),
  };
}

async function typeFaults(shop) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    skipLibCheck: true,
    types: ['vite/client'],
    typeRoots: [join(root, 'node_modules')],
  };
  writeFileSync(join(shop, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
  const { code, output } = await runTool('tsc', ['-p', shop], { timeoutMs: 300_000 });
  return code === 0 ? [] : [`The package's types: ${output}`];
}
