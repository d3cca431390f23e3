/**
 * Returns the code to copy for examples that are files: the file itself, with those that it imports.
 * @param files texts of files by path
 * @returns the code of an example by its name, in any case: `fade` is `../Fade.tsx`
 */
export function exampleCodes(files: Readonly<Record<string, string>>): (...names: string[]) => string {
  const named = new Map(Object.entries(files).map(([path, text]) => [nameOf(path).toLowerCase(), { path, text }]));
  return (...names) =>
    names
      .flatMap((name) => {
        const { path, text } = named.get(name.toLowerCase()) ?? { path: '', text: '' };
        return path ? [`// ${path.split('/').at(-1)}\n${text.trim()}`] : [];
      })
      .join('\n\n');
}

const nameOf = (path: string) => path.replace(/^.*\//u, '').replace(/\.tsx?$/u, '');
