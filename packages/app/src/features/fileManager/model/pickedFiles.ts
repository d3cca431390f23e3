/** A file chosen by the user, or an empty folder, with the folders that contained it. */
export interface Picked {
  /** `null`: an empty folder, the last of its path. */
  file: File | null;
  path: readonly string[];
}

/** Files that operating systems leave in folders and nobody means to upload. */
const LEFTOVERS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Files that were chosen or pasted: files of a folder state their path in it. */
export function pickedOf(files: readonly File[]): Picked[] {
  return files
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }))
    .filter(({ file, path }) => path.length === 0 || !LEFTOVERS.has(file.name));
}

/**
 * Files and whole folders that were dropped. Call it while the drop event is handled: afterwards the browser has forgotten
 * them.
 */
export async function droppedOf(data: DataTransfer): Promise<Picked[]> {
  const entries = [...data.items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
  const files = [...data.files];
  // An item without a file system entry, such as a picture dragged out of a page, is available as a file.
  if (entries.some((entry) => entry === null)) return pickedOf(files);
  const found = await Promise.all(entries.filter((entry) => entry !== null).map((entry) => walk(entry, [])));
  return found.flat();
}

async function walk(entry: FileSystemEntry, path: readonly string[]): Promise<Picked[]> {
  if (isFile(entry)) {
    if (path.length > 0 && LEFTOVERS.has(entry.name)) return [];
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const inside = [...path, entry.name];
  const found: Picked[] = [];
  const reader = entry.createReader();
  // Returns up to a hundred entries at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    for (const each of some) found.push(...(await walk(each, inside)));
  }
  return found.length === 0 ? [{ file: null, path: inside }] : found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
