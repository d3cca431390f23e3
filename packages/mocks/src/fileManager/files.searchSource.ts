import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { fileCollection } from './fileManager.collection';
import { FileTree } from './fileTree';

/** Finds files and folders by name and description. Folders link to their content, files to their place in the list. */
export const fileSource: SearchSource = async ({ context, language }, query) => {
  const tree = new FileTree(await context.store.read([fileCollection]));
  const found = rank([...tree.values()], query, language, ({ name, description }) => ({ title: name, also: description }));
  return {
    results: found.slice(0, query.limit).map(({ id, name, type, folderId }) => {
      const root = '/apps/file-manager';
      const at = folderId === null ? root : `${root}/folders/${encodeURIComponent(folderId)}`;
      return {
        id,
        title: name,
        subtitle: tree
          .path(folderId)
          .map((step) => step.name)
          .join(' / '),
        link: type === 'folder' ? `${root}/folders/${encodeURIComponent(id)}` : `${at}?details=${encodeURIComponent(id)}`,
      };
    }),
    total: found.length,
  };
};
