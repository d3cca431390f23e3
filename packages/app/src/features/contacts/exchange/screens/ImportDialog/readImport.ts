import { type Contact, type ContactTag, dayOfInstant } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import type { LabelKindNames } from '#features/contacts/exchange/model/contactLabels';
import type { Judging } from '#features/contacts/exchange/model/judging';
import { FileFaultError, MAX_FILE_BYTES, readContacts } from '#features/contacts/exchange/model/readContacts';
import { type Review, reviewContacts } from '#features/contacts/exchange/model/review';
import { runInSlices } from '#shared/work/runInSlices';
import type { ImportServices } from './importServices';

/** Data for reading a file: existing contacts and tags, and translated texts. */
export interface ReadingOptions extends Pick<Judging, 'dayOrder' | 'details' | 'unnamed' | 'extension'> {
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  labels: LabelKindNames;
}

/**
 * Reads a file of contacts and checks its content, in slices.
 * @throws {FileFaultError}
 */
export async function readImport(
  { file, country }: { file: File; country: string | null },
  { contacts, tags, labels, ...judgingOptions }: ReadingOptions,
  { loadPhones, now }: Pick<ImportServices, 'loadPhones' | 'now'>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Review> {
  if (file.size > MAX_FILE_BYTES) throw new FileFaultError('tooBig');
  const [buffer, phones] = await Promise.all([
    file.arrayBuffer().catch((error: unknown) => fail('unread', error)),
    loadPhones().catch((error: unknown) => fail('noRules', error)),
  ]);
  const read = await runInSlices(readContacts(new Uint8Array(buffer), { kindNames: labels, fold: foldText }), {
    signal,
    onProgress: (done) => onProgress(done / 2),
  });
  const tagIds = new Map(tags.map(({ id, title }) => [foldText(title), id]));
  const judging: Judging = {
    ...judgingOptions,
    country,
    readPhone: phones.read,
    today: dayOfInstant(now()),
    // Safe against double submits: a contact gets its id when the file is read, and keeps it over all attempts.
    createId: () => crypto.randomUUID(),
    tagId: (title) => tagIds.get(foldText(title)),
    fold: foldText,
  };
  return runInSlices(reviewContacts(read, contacts, judging), { signal, onProgress: (done) => onProgress(0.5 + done / 2) });
}

function fail(fault: 'unread' | 'noRules', cause: unknown): never {
  throw new FileFaultError(fault, cause);
}
