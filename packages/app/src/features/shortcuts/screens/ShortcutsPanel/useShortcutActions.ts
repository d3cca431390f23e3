import type { Shortcut } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createShortcut } from '#features/shortcuts/api/createShortcut';
import { deleteShortcut } from '#features/shortcuts/api/deleteShortcut';
import { shortcutKeys } from '#features/shortcuts/api/shortcutKeys';
import { updateShortcut } from '#features/shortcuts/api/updateShortcut';
import { type ShortcutDraft, toShortcut } from '#features/shortcuts/model/shortcutDraft';
import { moveShortcut, without, withShortcut } from '#features/shortcuts/model/shortcuts';
import { isApiError } from '#shared/api/ApiError';
import { safeLink } from '#shared/links/safePath';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import type { WriteResult } from '#shared/query/useListWrites';
import { useRecordWrites } from '#shared/query/useRecordWrites';

/**
 * Actions for the shortcuts.
 * @param keep stores what was sent when the session ended in between: the page is about to be reloaded
 */
export function useShortcutActions(keep: (edited: Shortcut | null, draft: ShortcutDraft) => void) {
  const client = useQueryClient();
  const writes = useRecordWrites<Shortcut>({
    key: shortcutKeys.list,
    calls: {
      create: createShortcut,
      update: updateShortcut,
      remove: ({ id }) => deleteShortcut(id),
      move: (id, position) => updateShortcut(id, { position }),
    },
    nameOf: ({ label }) => label,
    put: withShortcut,
    drop: without,
    place: moveShortcut,
  });
  const shown = () => client.getQueryData<Shortcut[]>(shortcutKeys.list) ?? [];
  const sent = (draft: ShortcutDraft) => toShortcut(draft, (link) => safeLink(link)?.kind === 'own');
  const keepUnlessTaken = async (edited: Shortcut | null, draft: ShortcutDraft, writing: Promise<WriteResult>) => {
    const result = await writing;
    if (!result.ok && isApiError(result.error, 'unauthorized')) keep(edited, draft);
    return result;
  };
  const { create } = useIdempotentCreate(
    (draft: ShortcutDraft, idOf) =>
      keepUnlessTaken(null, draft, writes.create({ ...sent(draft), id: idOf(), position: shown().length })),
    { stays: true },
  );

  return {
    /** Changes the edited shortcut, or adds a new one at the end. */
    save(edited: Shortcut | null, draft: ShortcutDraft) {
      if (edited) void keepUnlessTaken(edited, draft, writes.update(edited, sent(draft)));
      else create(draft);
    },
    move: (shortcut: Shortcut, to: number) => void writes.move(shown(), shortcut, to),
    remove: (shortcut: Shortcut) => void writes.remove(shortcut),
  };
}
