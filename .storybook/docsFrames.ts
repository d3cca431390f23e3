import type { Plugin } from 'vite';

const STORIES = /\/packages\/(app|ui)\/src\/.*?(\w+)\.stories\.tsx$/;
/** They cover the page as they are drawn; others where a story has them open. */
const COVERING = /^(AppShell|CommandPalette|ConfirmDialog|Dialog|Drawer|Menu|ModalDialog|Popover|ShortcutSheet|Toast)$/;
const HEIGHTS = { app: 720, ui: 480 } as const;

/**
 * In the docs each story of the app stands in a frame of its own, with its own mock server in its own scenario: side by side on one page the last
 * one's would answer all. What covers the page as it is drawn covers its frame. Frames load as they come into sight.
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
