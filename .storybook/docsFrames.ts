import type { Plugin } from 'vite';

const STORIES = /\/packages\/(app|ui)\/src\/.*?(\w+)\.stories\.tsx$/;
/** Components that cover the page as soon as they render; others do so in stories that have them open. */
const COVERING = /^(AppShell|CommandPalette|ConfirmDialog|Dialog|Drawer|Menu|ModalDialog|Popover|ShortcutSheet|Toast)$/;
const HEIGHTS = { app: 720, ui: 480 } as const;

/**
 * Gives each story of the app a frame of its own in the docs, with its own mock server in its own scenario: side by side on one
 * page, the last story's mock server would answer for all. Components that cover the page when they render cover only their
 * frame. Frames load as they scroll into view.
 */
export function docsFrames(): Plugin {
  return {
    name: 'stockroom-docs-frames',
    enforce: 'pre',
    transform(code, id) {
      const [, home, name = ''] = STORIES.exec(id) ?? [];
      if (home !== 'app' && home !== 'ui') return null;
      const story = `{ inline: false, height: ${HEIGHTS[home]} }`;
      const isFramed = home === 'app' || COVERING.test(name) ? 'true' : 'meta.args?.open === true';
      const framed = `{ ...meta.parameters, docs: { ...meta.parameters?.docs, story: ${story} } }`;
      return { code: `${code}\nif (${isFramed}) Object.assign(meta, { parameters: ${framed} });\n`, map: null };
    },
  };
}
