import { fileManagerEndpoints, FolderPage, FoundFile, MAX_RECENT_FILES, StorageUse } from '@stockroom/contract';
import { AnyFile, ServedFile } from '../engine/answering/servedFile';
import { badRequest, notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { contentCollection, fileCollection, fileCollections } from './fileManager.collection';
import { FileTree } from './fileTree';
import { storageUseOf } from './storageUse';

/** Calls that read folders, search results, and file contents. */
export function fileReadRoutes(): readonly Route[] {
  return [
    route('GET', fileManagerEndpoints.items, FolderPage, async ({ url, context, language }) => {
      const asked = url.searchParams.get('folderId');
      const tree = new FileTree(await context.store.read([fileCollection]));
      const folderId = tree.folder(asked === null || asked === '' || asked === 'null' ? null : asked);
      return tree.page(tree.in(folderId), tree.path(folderId), language);
    }),
    route('GET', fileManagerEndpoints.found, FolderPage, foundFiles),
    route('GET', fileManagerEndpoints.item, FoundFile, async ({ url, context }) => {
      const tree = new FileTree(await context.store.read([fileCollection]));
      const file = tree.get(idOf(url));
      return { item: tree.served(file), path: tree.path(file.folderId) };
    }),
    route('GET', fileManagerEndpoints.content, AnyFile, async ({ url, context }) => {
      const view = await context.store.read([fileCollection, contentCollection]);
      const file = new FileTree(view).get(idOf(url));
      if (file.content === null) throw notFound();
      const { seedContent } = await import('./seed/seedContent');
      const bytes = view.get(contentCollection, file.content)?.blob ?? seedContent(file.content);
      // The record comes from a server without storage for bytes, or the browser dropped them.
      if (!bytes) throw notFound();
      return new ServedFile(bytes, file.name, file.mime);
    }),
    route('GET', fileManagerEndpoints.usage, StorageUse, async ({ context }) =>
      storageUseOf(await context.store.read(fileCollections)),
    ),
  ];
}

/** Serves files by name in any folder, starred files, or recently opened ones. */
async function foundFiles({ url, context, language }: ProtectedCall): Promise<FolderPage> {
  const tree = new FileTree(await context.store.read([fileCollection]));
  const list = url.searchParams.get('list') ?? '';
  const all = [...tree.values()];
  if (list === 'starred') {
    return tree.page(
      all.filter(({ starred }) => starred),
      [],
      language,
    );
  }
  if (list === 'recent') {
    const opened = all.filter(({ openedAt, type }) => openedAt !== null && type !== 'folder');
    const latest = opened.toSorted((a, b) => ((a.openedAt ?? '') < (b.openedAt ?? '') ? 1 : -1)).slice(0, MAX_RECENT_FILES);
    return { folders: [], files: latest.map((file) => tree.served(file)), path: [] };
  }
  if (list !== '') throw badRequest({ path: 'list', message: 'must be one of starred, recent' });
  const words = fold(url.searchParams.get('search') ?? '')
    .trim()
    .split(/\s+/);
  const found = all.filter(({ name, description }) => {
    const text = fold(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
  return tree.page(found, [], language);
}
