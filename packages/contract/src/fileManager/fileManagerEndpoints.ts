const files = '/api/apps/file-manager';

export const fileManagerEndpoints = {
  /** GET ?folderId (`null`: the root): what is in a folder, and the way to it. POST {item} makes a folder, or a file of what was uploaded. PATCH. DELETE ?id: to the trash; with `forever` away for good, from there too. */
  items: files,
  /** GET ?search: what is called so, wherever it lies. GET ?list=starred, ?list=recent. */
  found: `${files}/found`,
  /** GET ?id: one of them, and the way to it. */
  item: `${files}/item`,
  /** POST {ids, folderId}: a second one of each, with all that is in it. */
  copy: `${files}/copy`,
  /** POST {id}: it was looked at, which puts it among the recent ones. */
  opened: `${files}/opened`,
  /** GET ?id: the bytes of a file, of a type by their content, never one that could run. POST multipart {folderId, file}: a file in one call. */
  content: `${files}/content`,
  /** POST multipart {upload, offset, part}: the next bytes of an upload. DELETE ?upload gives it up. */
  parts: `${files}/parts`,
  /** GET: what was deleted, the last first. DELETE takes all away for ever, with {ids} only these. */
  trash: `${files}/trash`,
  /** POST {ids}: out of the trash. */
  restore: `${files}/restore`,
  /** GET: how much room there is, and how much of it is taken. */
  usage: `${files}/usage`,
} as const;
