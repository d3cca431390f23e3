import type { Plugin } from 'vite';

/**
 * Comment that has the browser compile every function of a file while the file arrives, off the main thread (explicit compile
 * hints, Chromium 136). Otherwise it compiles each function on the main thread at its first call: files are split so that a
 * page calls most of what it loads. Decision 025.
 */
const EAGERLY = '//# allFunctionsCalledOnLoad';

/**
 * Puts the hint at the start of every script of the build, after Vite has added its own code before files that import others:
 * the hint counts on the first line only.
 */
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
