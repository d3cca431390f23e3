import { CHAT_LIMITS, type ChatFile, type ChatFileContent } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { badRequest, notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { readUpload } from '../uploads/readUpload';

/** Files of messages; a message refers to them. */
export const chatFileCollection = defineCollection<ChatFileContent>({
  name: 'chat-files',
  version: 1,
  required: ['id', 'name', 'type', 'size', 'preview', 'url'],
});

/** Stores an uploaded file for a message. */
export async function storeFile({ request, context }: ProtectedCall): Promise<ChatFile> {
  const { url, ...file } = await readUpload(request, CHAT_LIMITS.file);
  const storedFile = { id: context.newId(), ...file };
  return context.store.write([chatFileCollection], (transaction) => {
    transaction.put(chatFileCollection, { ...storedFile, url });
    return storedFile;
  });
}

/** Serves a file with its content. */
export async function serveFile({ url, context }: ProtectedCall): Promise<ChatFileContent> {
  const found = (await context.store.read([chatFileCollection])).get(chatFileCollection, idOf(url));
  if (!found) throw notFound();
  return found;
}

/** Returns the files of a message as they were uploaded; the sender's description of them is ignored. */
export function filesOf(transaction: Transaction, named: readonly ChatFile[]): ChatFile[] {
  return named.map(({ id }) => {
    const known = transaction.get(chatFileCollection, id);
    if (!known) throw badRequest({ path: 'files', message: `${id} is not there` });
    const { url: _content, ...file } = known;
    return file;
  });
}
