import type { FileItem, OnConflict } from '@stockroom/contract';
import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';

/** Asks the user about a taken name; no answer ends the rest of the transfer. */
export type AskConflict = (
  name: string,
  hasMore: boolean,
) => Promise<{ choice: 'rename' | 'replace' | 'skip'; isForAll: boolean } | null>;

/** The outcome of moving or copying many items. */
export interface Transfer {
  /** Transferred items, before and after. */
  done: { before: FileItem; after: FileItem }[];
  failed: unknown;
}

/**
 * Moves or copies items one after the other. On a taken name the user is asked, once for all if they like.
 * @param send one call; rejects with a 409 where the name is taken
 */
export async function transferFiles(
  items: readonly FileItem[],
  send: (item: FileItem, onConflict: OnConflict) => Promise<FileItem>,
  ask: AskConflict,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Transfer> {
  const transfer: Transfer = { done: [], failed: null };
  let forAll: 'rename' | 'replace' | 'skip' | null = null;
  for (const [index, item] of items.entries()) {
    if (signal.aborted) break;
    try {
      transfer.done.push({ before: item, after: await send(item, 'refuse') });
    } catch (error) {
      if (!isApiError(error, 'conflict') || isConflictWithItself(item, error.current)) {
        transfer.failed = error;
        break;
      }
      const answer: Awaited<ReturnType<AskConflict>> = forAll
        ? { choice: forAll, isForAll: true }
        : await ask(item.name, index < items.length - 1);
      if (!answer) break;
      if (answer.isForAll) forAll = answer.choice;
      if (answer.choice !== 'skip') {
        try {
          transfer.done.push({ before: item, after: await send(item, answer.choice) });
        } catch (again) {
          transfer.failed = again;
          break;
        }
      }
    }
    onProgress(index + 1);
  }
  return transfer;
}

/** Whether the conflict is about the item itself: its target folder has meanwhile been moved into it. */
const isConflictWithItself = ({ id }: FileItem, current: unknown): boolean => v.is(v.object({ id: v.literal(id) }), current);
