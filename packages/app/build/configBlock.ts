import type { Plugin } from 'vite';

/**
 * Fills the page's configuration block at build and in development. A host may change it afterwards, so one build serves every
 * shop.
 */
export function configBlock(config: { apiHost: string; demo: boolean }): Plugin {
  // "<" would end the block early, so it is written as a JSON escape.
  const text = JSON.stringify(config).replaceAll('<', '\\u003c');
  return {
    name: 'stockroom:config-block',
    transformIndexHtml: (html) =>
      html.replace(/(<script type="application\/json" id="stockroom-config">)[^<]*/, (_, open: string) => open + text),
  };
}
