import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what nobody uses of React Router: its links, forms and fetchers. Their names for the developer tools
 * (`Link.displayName = 'Link'`), and calls of `forwardRef` that don't say that they change nothing, keep them and all that they need in
 * the build; so does its switch for warnings that only developers see.
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
          // The package names its files for development alone.
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/(?<=^var \w+ = )(?=\w+\.forwardRef\()/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
