import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}
interface Shortcut {
  name: string;
  url: string;
  icons: Icon[];
}
interface Manifest {
  name: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Icon[];
  shortcuts: Shortcut[];
}

const app = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(app, path), 'utf8');
const manifest = JSON.parse(read('public/manifest.webmanifest')) as Manifest;
const pictures = [manifest.icons, ...manifest.shortcuts.map(({ icons }) => icons)].flat();

it('manifest: has the fields that browsers require of an installable app', () => {
  expect(manifest).toMatchObject({ name: 'Stockroom', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
  expect(read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

it.each(pictures.filter(({ src }) => src.endsWith('.png')))(
  'manifest: names an existing picture $src of the stated size',
  ({ src, sizes }) => {
    // A PNG holds its width and height as two numbers near its start.
    const bytes = readFileSync(join(app, 'public', src));
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  },
);

it('manifest: has shortcuts to existing pages', () => {
  const paths = read('../../docs/routes.md');
  for (const { url } of manifest.shortcuts) expect(paths).toContain(`\`${url}\``);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Inventory', 'Search']);
});

it('manifest: has the colours of the page', () => {
  const themes = read('../ui/src/theme/themes.css');
  const page = read('index.html');
  const colors = [...themes.matchAll(/^\s*\.theme-default(?:\.dark)? \{\s*--color-surface-page: (#\w+)/gm)].map(
    ([, color]) => color,
  );
  expect(colors).toContain(manifest.theme_color);
  expect(manifest.background_color).toBe(manifest.theme_color);
  for (const color of colors.slice(0, 1)) expect(page).toContain(`content="${color}"`);
  expect(existsSync(join(app, 'public/favicon.svg'))).toBe(true);
});
