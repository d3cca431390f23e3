const files = '/api/apps/file-manager';

export const fileManagerEndpoints = {
  /**
   * GET ?folderId (`null`: the root): the content of a folder and its path. POST {item} creates a folder, or a file from an
   * upload. PATCH. DELETE ?id moves to the trash; with `forever` deletes for good, also from the trash.
   */
  items: files,
  /** GET ?search: items by name, in any folder. GET ?list=starred, ?list=recent. */
  found: `${files}/found`,
  /** GET ?id: one item and its path. */
  item: `${files}/item`,
  /** POST {ids, folderId}: copies each item with all its contents. */
  copy: `${files}/copy`,
  /** POST {id}: marks an item as opened, which adds it to the recent ones. */
  opened: `${files}/opened`,
  /**
   * GET ?id: the bytes of a file, with a type by their content, never an executable one. POST multipart {folderId, file}:
   * uploads a file in one call.
   */
  content: `${files}/content`,
  /** POST multipart {upload, offset, part}: the next bytes of an upload. DELETE ?upload cancels it. */
  parts: `${files}/parts`,
  /** GET: the deleted items, latest first. DELETE deletes all for good, with {ids} only these. */
  trash: `${files}/trash`,
  /** POST {ids}: restores items from the trash. */
  restore: `${files}/restore`,
  /** GET: storage quota and use. */
  usage: `${files}/usage`,
} as const;
