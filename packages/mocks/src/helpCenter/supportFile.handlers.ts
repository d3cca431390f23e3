import { helpCenterEndpoints, SUPPORT_FILES, SupportFile, SupportFileContent } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import { readUpload } from '../uploads/readUpload';
import { supportFileCollection } from './helpCenter.collection';

/** Returns a file's fields without its content. */
export const withoutContent = ({ id, type, name, size, preview }: SupportFile): SupportFile => ({
  id,
  type,
  name,
  size,
  preview,
});

/** Files of requests for help: uploaded as forms, served to their owners only. */
export const supportFileRoutes = (): readonly Route[] => [
  route('POST', helpCenterEndpoints.file, SupportFile, async ({ request, context, user }) => {
    const { url, ...file } = await readUpload(request, SUPPORT_FILES.maxBytes);
    const storedFile = { id: context.newId(), ...file };
    return context.store.write([supportFileCollection], (transaction) => {
      transaction.put(supportFileCollection, { ...storedFile, url, userId: user.id });
      return storedFile;
    });
  }),
  route('GET', helpCenterEndpoints.file, SupportFileContent, async ({ url, context, user }) => {
    const view = await context.store.read([supportFileCollection]);
    const found = view.get(supportFileCollection, idOf(url));
    if (found?.userId !== user.id) throw notFound();
    return { ...withoutContent(found), url: found.url };
  }),
];
