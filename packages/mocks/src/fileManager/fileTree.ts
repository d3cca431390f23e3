import type { FileItem, FolderPage, FolderStep } from '@stockroom/contract';
import { compareTexts } from '../engine/collation';
import { notFound } from '../engine/errors';
import { fold, type Language } from '../engine/fold';
import type { View } from '../engine/transaction';
import { fileCollection } from './fileManager.collection';
import type { StoredFile } from './storedFile';

/** All files and folders of a single moment as a tree. */
export class FileTree {
  private readonly all = new Map<string, StoredFile>();
  private readonly children = new Map<string | null, StoredFile[]>();

  constructor(view: Pick<View, 'values'>) {
    for (const file of view.values(fileCollection)) {
      this.all.set(file.id, file);
      const siblings = this.children.get(file.folderId);
      if (siblings) siblings.push(file);
      else this.children.set(file.folderId, [file]);
    }
  }

  /** @throws Refusal 404 when there is none */
  get(id: string): StoredFile {
    const file = this.all.get(id);
    if (!file) throw notFound();
    return file;
  }

  values(): Iterable<StoredFile> {
    return this.all.values();
  }

  /** Returns the id of an existing folder, or `null` for the root. @throws Refusal 404 */
  folder(id: string | null): string | null {
    if (id !== null && this.get(id).type !== 'folder') throw notFound();
    return id;
  }

  in(folderId: string | null): readonly StoredFile[] {
    return this.children.get(folderId) ?? [];
  }

  /** Returns everything in a folder, at any depth. Cycles of folders are visited once. */
  inside(id: string): StoredFile[] {
    const found = new Map<string, StoredFile>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const child of this.in(next)) {
        if (child.id === id || found.has(child.id)) continue;
        found.set(child.id, child);
        if (child.type === 'folder') waiting.push(child.id);
      }
    }
    return [...found.values()];
  }

  /** Returns the path from the root to a folder, which comes last. */
  path(folderId: string | null): FolderStep[] {
    const steps: FolderStep[] = [];
    const seen = new Set<string>();
    for (let at = folderId; at !== null && !seen.has(at);) {
      const folder = this.all.get(at);
      if (!folder) break;
      seen.add(at);
      steps.unshift({ id: folder.id, name: folder.name });
      at = folder.folderId;
    }
    return steps;
  }

  /** Returns the item of a folder with this name, without regard to case and accents. */
  namesake(folderId: string | null, name: string, except?: string): StoredFile | undefined {
    const folded = fold(name);
    return this.in(folderId).find((file) => file.id !== except && fold(file.name) === folded);
  }

  /** Returns the file in the contract's format. */
  served(file: StoredFile): FileItem {
    const { content: _content, ...item } = file;
    if (file.type !== 'folder') return { ...item, contents: null };
    const inside = this.inside(file.id);
    const folders = inside.filter(({ type }) => type === 'folder').length;
    const size = inside.reduce((sum, each) => sum + each.size, 0);
    return { ...item, size, contents: { folders, files: inside.length - folders } };
  }

  page(files: Iterable<StoredFile>, path: FolderStep[], language: Language): FolderPage {
    const items = [...files].toSorted((a, b) => compareTexts(a.name, b.name, language) || (a.id < b.id ? -1 : 1));
    const served = items.map((file) => this.served(file));
    return {
      folders: served.filter(({ type }) => type === 'folder'),
      files: served.filter(({ type }) => type !== 'folder'),
      path,
    };
  }
}
