import { allowedFileName, type FileItem, freeFileName } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';
import type { BulkLimits } from '#shared/list/useBulkRun';
import { fetchContent, fetchFiles } from './fileCalls';

/** Number of files in the items to pack. */
export const filesWithin = (items: readonly FileItem[]): number =>
  items.reduce((sum, { contents }) => sum + (contents ? contents.files : 1), 0);

/**
 * Packs files and whole folders into a zip file, under names that every file system accepts.
 * @returns the zip file, and the names of files whose content no longer exists; `null` when stopped
 */
export async function zipFiles(
  items: readonly FileItem[],
  { signal, onProgress }: BulkLimits,
  calls = { fetchContent, fetchFiles },
): Promise<{ zip: Blob; missing: string[] } | null> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: BlobPart[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else chunks.push(chunk);
  });
  const missing: string[] = [];
  const walked = new Set<string>();
  let done = 0;

  async function put(inside: readonly FileItem[], path: string): Promise<void> {
    const taken = new Set<string>();
    for (const item of inside) {
      if (signal.aborted) return;
      const name = freeFileName(allowedFileName(item.name), (each) => taken.has(each.toLowerCase()));
      taken.add(name.toLowerCase());
      if (item.type !== 'folder') await putFile(item, path + name);
      else if (!walked.has(item.id)) {
        walked.add(item.id);
        const page = await calls.fetchFiles({ folderId: item.id, search: '', list: null }, signal);
        putFolder(`${path}${name}/`);
        await put([...page.folders, ...page.files], `${path}${name}/`);
      }
    }
  }
  /** Adds the folder as its own entry, so that empty folders are kept. */
  function putFolder(path: string): void {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    entry.push(new Uint8Array(), true);
  }
  async function putFile(item: FileItem, path: string): Promise<void> {
    try {
      const bytes = new Uint8Array(await (await calls.fetchContent(item.id, signal)).arrayBuffer());
      // Images, audio and video are stored uncompressed.
      const entry = new ZipDeflate(path, { level: /^(image|audio|video)\//.test(item.mime) ? 0 : 6 });
      zip.add(entry);
      entry.push(bytes, true);
    } catch (error) {
      if (!isApiError(error, 'notFound')) throw error;
      missing.push(item.name);
    }
    done += 1;
    onProgress(done);
  }
  try {
    await put(items, '');
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) return null;
  zip.end();
  if (failures[0]) throw failures[0];
  return { zip: new Blob(chunks, { type: 'application/zip' }), missing };
}
