import { FileItem } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { updateFile } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { NameDialog } from '#features/fileManager/components/NameDialog/NameDialog';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';

/**
 * Renames an item. A taken name is rejected at the field; a name given elsewhere meanwhile is shown, and replaced only on
 * purpose.
 */
export function RenameDialog({ item, onClose }: { item: FileItem; onClose: () => void }) {
  const { t } = useTranslation('fileManager');
  const client = useQueryClient();
  const describe = useDescribeError();
  const [taken, setTaken] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<FileItem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = t('said.renameFailed', { name: item.name });
  const save = async (name: string, forget: () => void) => {
    if (isBusy) return;
    if (name === item.name) {
      forget();
      onClose();
      return;
    }
    setBusy(true);
    try {
      await rename(name, theirs ?? item);
      forget();
      onClose();
      announce(t('said.renamed', { name }));
      broadcastInvalidation(fileKeys.all);
      await client.invalidateQueries({ queryKey: fileKeys.all });
    } catch (error) {
      const stored = conflictingVersion(item, error);
      if (stored) setTheirs(stored);
      else if (isApiError(error, 'conflict')) setTaken(name);
      else toasts.show({ tone: 'critical', message: `${failed} ${describe(error).message}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <NameDialog
      title={t('renameTitle', { name: item.name || t('noName') })}
      subject={draftSubject('file-name', item.id)}
      name={item.name}
      saveLabel={t('rename')}
      taken={taken}
      notice={theirs ? t('said.renamedElsewhere', { name: theirs.name }) : undefined}
      isBusy={isBusy}
      onSave={(name, forget) => void save(name, forget)}
      onClose={onClose}
    />
  );
}

/** Other changes of the file in the meantime need no question. */
async function rename(name: string, known: FileItem): Promise<FileItem> {
  try {
    return await updateFile(known.id, { name, updatedAt: known.updatedAt });
  } catch (error) {
    const stored = conflictingVersion(known, error);
    if (stored?.name !== known.name) throw error;
    return updateFile(known.id, { name, updatedAt: stored.updatedAt });
  }
}

/**
 * The item's current version, when the conflict is about the item itself; a conflict over a taken name is about another item.
 */
function conflictingVersion({ id }: FileItem, error: unknown): FileItem | null {
  const stored = isApiError(error, 'conflict') ? v.safeParse(FileItem, error.current) : null;
  return stored?.success && stored.output.id === id ? stored.output : null;
}
