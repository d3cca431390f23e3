import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { readShapes } from './icons/iconDrawing';
import type { iconSources, iconsOf, isPlain, PackedIcons } from './icons/iconSets';
import type { pictureAt, usedPictures } from './pictures/pictureAt';
import type { storiesShown } from './pictures/storiesShown';

export type { IconShape } from './icons/iconDrawing';

interface Pictures {
  pictureAt: typeof pictureAt;
  usedPictures: typeof usedPictures;
}

const PICTURES = fileURLToPath(new URL('pictures/pictureAt.ts', import.meta.url));
const FOLDERS = ['/media/products/', '/media/portraits/'];

/**
 * Vite plugin that serves the drawn pictures of the seeds (products, people) under `/media/`, and emits those in use into a
 * build. As files they are fetched when in view, cached by the browser, and shared by all records that refer to them.
 */
export function productPictures(): Plugin {
  let loading: Promise<Pictures> | null = null;
  // Node loads this file directly, and cannot resolve imports without an extension; Vite's own loader can.
  const load = () =>
    (loading ??= runnerImport<Pictures>(PICTURES, { configFile: false, logLevel: 'error' }).then(({ module }) => module));
  return {
    name: 'stockroom-product-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!FOLDERS.some((folder) => pathname.startsWith(folder))) {
          next();
          return;
        }
        void load().then((pictures) => {
          const picture = pictures.pictureAt(pathname);
          response.writeHead(picture === null ? 404 : 200, {
            'content-type': 'image/svg+xml; charset=utf-8',
            'cache-control': 'max-age=3600',
          });
          response.end(picture ?? '');
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const pictures = await load();
      for (const [path, source] of pictures.usedPictures()) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

const STORIES = fileURLToPath(new URL('pictures/storiesShown.ts', import.meta.url));
const RECORDED = fileURLToPath(new URL('../../../.storybook/__snapshots__/', import.meta.url));
const STORY_PICTURE = /^\/media\/stories\/([\w-]+\/[\w-]+?)(\.dark)?\.webp$/;
/** The two recorded pictures of a story; the light one is the default. */
const SCHEMES = ['light', 'dark'] as const;
/** A grey rectangle. */
const BLANK = 'UklGRhYAAABXRUJQVlA4TAoAAAAvDwACAEWRI/of';

interface StoryPictures {
  blank?: boolean;
  guides?: boolean;
  also?: readonly string[];
}

const recordedPicture = (story: string, scheme: (typeof SCHEMES)[number]) => `${RECORDED}${story}.${scheme}.webp`;

/**
 * Vite plugin that serves the pictures of guides and courses, `/media/stories/{story}.webp` and `{story}.dark.webp`, from those
 * recorded of the stories, and emits the ones in use into a build. A picture that is not recorded any more fails the build.
 * @param blank serves grey rectangles: a story that shows a text must not hang on the pictures of other stories
 * @param guides whether guides and courses, which the mock server has, are in the build
 * @param also stories whose pictures the app itself shows: `app-features-inventory-screens-inventoryscreen/default`
 */
export function storyPictures({ blank = false, guides = true, also = [] }: StoryPictures = {}): Plugin {
  const sourceOf = (path: string) => (blank ? Buffer.from(BLANK, 'base64') : readFileSync(path));
  return {
    name: 'stockroom-story-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, story, dark] = STORY_PICTURE.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
        const path = story === undefined ? null : recordedPicture(story, dark ? 'dark' : 'light');
        if (path === null || !existsSync(path)) return next();
        response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' });
        response.end(sourceOf(path));
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { module } = await runnerImport<{ storiesShown: typeof storiesShown }>(STORIES, {
        configFile: false,
        logLevel: 'error',
      });
      const stories = new Set([...(guides ? module.storiesShown() : []), ...also]);
      const gone = [...stories].filter((story) => SCHEMES.some((scheme) => !existsSync(recordedPicture(story, scheme))));
      if (gone.length > 0) this.error(`Pages show stories that have no recorded picture: ${gone.join(', ')}`);
      for (const story of stories) {
        for (const scheme of SCHEMES) {
          const fileName = `media/stories/${story}${scheme === 'dark' ? '.dark' : ''}.webp`;
          this.emitFile({ type: 'asset', fileName, source: sourceOf(recordedPicture(story, scheme)) });
        }
      }
    },
  };
}

interface IconModules {
  sets: { iconSources: typeof iconSources; iconsOf: typeof iconsOf; isPlain: typeof isPlain };
  drawing: { readShapes: typeof readShapes };
}

const DRAWINGS = '\0virtual:icon-drawings';

/**
 * Vite plugin for the icon sets. The mock server's imports from their packages hold only the names; `virtual:icon-drawings`
 * holds the drawings, a file per set, as shapes instead of markup (decision 076).
 */
export function iconSets(): Plugin {
  const require = createRequire(import.meta.url);
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const options = { configFile: false, logLevel: 'error' } as const;
  let loading: Promise<IconModules> | null = null;
  const load = () =>
    (loading ??= Promise.all([
      runnerImport<IconModules['sets']>(here('icons/iconSets.ts'), options),
      runnerImport<IconModules['drawing']>(here('icons/iconDrawing.ts'), options),
    ]).then(([sets, drawing]) => ({ sets: sets.module, drawing: drawing.module })));
  const iconsIn = (name: string) => {
    const text = readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8');
    return (JSON.parse(text) as { icons: PackedIcons }).icons;
  };
  return {
    name: 'stockroom-icon-sets',
    enforce: 'pre',
    // Runs first in a build: under load it would wait until it times out.
    async buildStart() {
      if (!this.meta.watchMode) await load();
    },
    resolveId: (source) => (source.startsWith(DRAWINGS.slice(1)) ? `\0${source}` : null),
    async load(id) {
      const [, packed, file] = /@iconify-json\/(\w+)\/(icons|info|metadata|chars)\.json$/u.exec(id) ?? [];
      if (packed && file !== 'icons') return '{}';
      if (!packed && !id.startsWith(DRAWINGS)) return null;
      const { sets, drawing } = await load();
      if (packed) {
        const plain = Object.entries(iconsIn(packed)).filter(([, icon]) => sets.isPlain(icon));
        return JSON.stringify({ icons: Object.fromEntries(plain.map(([name]) => [name, { body: '' }])) });
      }
      const ids = Object.keys(sets.iconSources) as (keyof typeof iconSources)[];
      if (id === DRAWINGS) {
        const loads = ids.map((set) => `'${set}': () => import('${DRAWINGS.slice(1)}/${set}').then((it) => it.drawings)`);
        return `export const drawings = { ${loads.join(', ')} };`;
      }
      const set = ids.find((each) => id.endsWith(`/${each}`));
      if (!set) return null;
      const icons = iconsIn(sets.iconSources[set].package);
      const drawn = sets.iconsOf(set, icons).map(([name, each]) => [name, drawing.readShapes(icons[each]?.body ?? '')]);
      return `export const drawings = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(drawn)))});`;
    },
  };
}
