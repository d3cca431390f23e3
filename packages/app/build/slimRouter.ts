import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the unused parts of React Router: its links, forms and fetchers. Their names for the developer tools
 * (`Link.displayName = 'Link'`), and `forwardRef` calls not marked as free of side effects, keep them and their imports in the
 * build; so does its switch for developer warnings.
 */
export function slimRouter(): Plugin {
  return {
    name: 'stockroom:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          // The package uses its file names during development only.
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/(?<=^var \w+ = )(?=\w+\.forwardRef\()/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
