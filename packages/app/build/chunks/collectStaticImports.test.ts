import { expect, it } from 'vitest';
import { collectStaticImports } from './collectStaticImports';
import type { Context } from './imports';

/** A build of a few modules, given by their code and imports. */
function build(modules: Record<string, { code: string; importedIds?: string[]; exports?: string[] }>): Context {
  const infoOf = (id: string) => {
    const module = modules[id];
    return module ? { importedIds: [], exports: [], ...module } : null;
  };
  return { getModuleInfo: infoOf as unknown as Context['getModuleInfo'] };
}

it('collectStaticImports: takes only the requested names through an index', () => {
  const context = build({
    'a.ts': { code: "import { Button } from 'ui';", importedIds: ['a/ui.ts'] },
    'a/ui.ts': {
      code: "export { Button } from './Button'; export { Table as DataTable } from './Table'; export * from './hooks';",
      importedIds: ['a/Button.ts', 'a/Table.ts', 'a/hooks.ts'],
    },
    'a/Button.ts': { code: "import './style'; export const Button = 1;", importedIds: ['a/style.ts'], exports: ['Button'] },
    'a/Table.ts': { code: 'export const Table = 1;', exports: ['Table'] },
    'a/hooks.ts': { code: 'export const useHook = 1;', exports: ['useHook'] },
    'a/style.ts': { code: 'export {};' },
  });
  expect([...collectStaticImports(['a.ts'], context)]).toEqual(['a.ts', 'a/ui.ts', 'a/Button.ts', 'a/style.ts']);
});

it('collectStaticImports: follows an index that imports first and exports last', () => {
  const context = build({
    'first.ts': { code: "import { Button } from 'ui';", importedIds: ['first/ui.ts'] },
    'first/ui.ts': {
      code: "import { Button } from './Button'; import { Table } from './Table'; export { Button, Table as DataTable };",
      importedIds: ['first/Button.ts', 'first/Table.ts'],
    },
    'first/Button.ts': { code: 'export const Button = 1;', exports: ['Button'] },
    'first/Table.ts': { code: 'export const Table = 1;', exports: ['Table'] },
  });
  expect([...collectStaticImports(['first.ts'], context)]).toEqual(['first.ts', 'first/ui.ts', 'first/Button.ts']);
});

it('collectStaticImports: follows renamed and namespace imports, and nested indexes', () => {
  const context = build({
    'b.ts': {
      code: "import { DataTable } from 'ui'; import * as tools from './tools';",
      importedIds: ['b/ui.ts', 'b/tools.ts'],
    },
    'b/ui.ts': { code: "export * from './tables';", importedIds: ['b/tables.ts'] },
    'b/tables.ts': { code: "export * from './Table';", importedIds: ['b/Table.ts'] },
    'b/Table.ts': { code: 'export const DataTable = 1;', exports: ['DataTable'] },
    'b/tools.ts': { code: "export { tool } from './tool';", importedIds: ['b/tool.ts'] },
    'b/tool.ts': { code: 'export const tool = 1;', exports: ['tool'] },
  });
  expect(collectStaticImports(['b.ts'], context)).toEqual(
    new Set(['b.ts', 'b/ui.ts', 'b/tables.ts', 'b/Table.ts', 'b/tools.ts', 'b/tool.ts']),
  );
});

it('collectStaticImports: leaves out dynamic imports, and names a file missing from the build', () => {
  const context = build({ 'c.ts': { code: "export const load = () => import('./later');" }, 'later.ts': { code: '' } });
  expect([...collectStaticImports(['c.ts'], context)]).toEqual(['c.ts']);
  expect(() => collectStaticImports(['gone.ts'], context)).toThrow('gone.ts');
});
