import type { Plugin } from 'vite';

/**
 * Has the browser compile every function of a file while the file arrives, beside the page's own thread (explicit compile hints,
 * Chromium 136). Left alone it compiles each in the page's way when it is first called: files are cut so that a page calls most of
 * what it loads. Decision 025.
 */
const EAGERLY = '//# allFunctionsCalledOnLoad';

/** Begins every script of the build with the hint, which counts on the first line alone: after what Vite puts before a file that imports others. */
export function compileHints(): Plugin {
  return {
    name: 'stockroom:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `${EAGERLY}\n${file.code}`;
      },
    },
  };
}
