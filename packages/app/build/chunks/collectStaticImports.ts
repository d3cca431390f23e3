import { type Context, importsOf } from './imports';

/**
 * Collects the modules that are loaded once some files run: these files and their imports, recursively. Modules imported with
 * `import()` are left out. Of a module that re-exports others, such as the index of a package, only the requested names count,
 * since nobody uses all of them.
 * @param files absolute paths
 * @throws {Error} when the build has no such file
 */
export function collectStaticImports(files: readonly string[], context: Context): ReadonlySet<string> {
  const arrived = new Set<string>();
  const seen = new Set<string>();

  const arrive = (id: string) => {
    if (arrived.has(id)) return;
    arrived.add(id);
    for (const { from, name } of importsOf(id, context).imported) take(from, name);
  };
  const take = (id: string, name: string) => {
    arrive(id);
    const key = `${name} ${id}`;
    if (name === '' || seen.has(key)) return;
    seen.add(key);
    for (const each of importsOf(id, context).reexported) {
      if (name === '*' || each.as === name) take(each.from, each.name);
      else if (each.as === '*' && hasExport(each.from, name, context)) take(each.from, name);
    }
  };

  for (const file of files) {
    if (!context.getModuleInfo(file)) throw new Error(`The build has no ${file}: build/chunks names it.`);
    take(file, '*');
  }
  return arrived;
}

/** Whether a module exports a name, as its own or as a re-export. */
function hasExport(id: string, name: string, context: Context): boolean {
  if (context.getModuleInfo(id)?.exports.includes(name)) return true;
  return importsOf(id, context).reexported.some((each) => each.as === '*' && hasExport(each.from, name, context));
}
