import { parseSync, type Rolldown } from 'vite';

export type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Imports and re-exports of a module. */
export interface Imports {
  /** Imported names by module; `*` is the whole module. */
  imported: { from: string; name: string }[];
  /** Re-exported names: `as` in this module, `name` in the other. `*` for both re-exports everything. */
  reexported: { from: string; name: string; as: string }[];
}

const known = new Map<string, Imports>();

/** Reads the imports of a module, once a build. */
export function importsOf(id: string, context: Context): Imports {
  const before = known.get(id);
  if (before) return before;
  const imports = readImports(id, context);
  known.set(id, imports);
  return imports;
}

function readImports(id: string, context: Context): Imports {
  const module = context.getModuleInfo(id);
  const { code, importedIds: all = [] } = module ?? {};
  // The build's own helper, which no import names.
  const importedIds = all.filter((each) => each !== '\0vite/preload-helper.js');
  const { module: parsed, program } = parseSync(id, code ?? '');
  const { staticImports, staticExports } = parsed;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const requests = [
    ...staticImports.map(({ moduleRequest, start }) => ({ request: moduleRequest.value, start })),
    ...exported.flatMap(({ moduleRequest, start }) => (moduleRequest ? [{ request: moduleRequest.value, start }] : [])),
  ];
  const inOrder = [...new Set(requests.toSorted((a, b) => a.start - b.start).map(({ request }) => request))];
  // Modules of another kind, such as one that calls `require`, are taken to import all of each module.
  if (inOrder.length !== importedIds.length) {
    return { imported: importedIds.map((from) => ({ from, name: '*' })), reexported: [] };
  }
  const idOf = (request: string) => importedIds[inOrder.indexOf(request)] ?? '';
  const taken = staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = idOf(moduleRequest.value);
    return entries.length === 0
      ? [{ from, name: '' }]
      : entries.map(({ importName }) => ({ from, name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*') }));
  });
  const handedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest ? [{ from: idOf(moduleRequest.value), name: importName.name ?? '*', as: exportName.name ?? '*' }] : [],
  );
  // An index that imports first and exports last uses none of its imports itself.
  const isIndex = program.body.every(({ type }) => /^(Import|Export)\w*Declaration$/.test(type));
  const isHandedOn = ({ from, name }: { from: string; name: string }) =>
    isIndex && handedOn.some((each) => each.from === from && each.name === name);
  return { imported: taken.filter((each) => !isHandedOn(each)), reexported: handedOn };
}
