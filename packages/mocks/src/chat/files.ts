import { CHAT_LIMITS, type ChatFile, type ChatFileContent } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { badRequest, notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import type { ProtectedCall } from '../engine/route';
import { readUpload } from '../uploads/readUpload';
import type { Transaction } from '../engine/transaction';

/** Files of messages; a message names them. */
export const chatFileCollection = defineCollection<ChatFileContent>({
  name: 'chat-files',
  version: 1,
  required: ['id', 'name', 'type', 'size', 'preview', 'url'],
});

/** Takes in a file that is to go with a message. */
export async function takeFile({ request, context }: ProtectedCall): Promise<ChatFile> {
  const { url, ...file } = await readUpload(request, CHAT_LIMITS.file);
  const kept = { id: context.newId(), ...file };
  return context.store.write([chatFileCollection], (transaction) => {
    transaction.put(chatFileCollection, { ...kept, url });
    return kept;
  });
}

/** Gives one out with what is in it. */
export async function giveFile({ url, context }: ProtectedCall): Promise<ChatFileContent> {
  const found = (await context.store.read([chatFileCollection])).get(chatFileCollection, idOf(url));
  if (!found) throw notFound();
  return found;
}

/** The files that a message names, as they were taken in: what its sender says of them counts for nothing. */
export function filesOf(transaction: Transaction, named: readonly ChatFile[]): ChatFile[] {
  return named.map(({ id }) => {
    const known = transaction.get(chatFileCollection, id);
    if (!known) throw badRequest({ path: 'files', message: `${id} is not there` });
    const { url: _content, ...file } = known;
    return file;
  });
}
