import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createFolder } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { NameDialog } from '#features/fileManager/components/NameDialog/NameDialog';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { toasts } from '#shared/toast/toast';

/** Creates a folder in the current one. */
export function NewFolderDialog({ folderId, onClose }: { folderId: string | null; onClose: (made: string | null) => void }) {
  const { t } = useTranslation('fileManager');
  const client = useQueryClient();
  const describe = useDescribeError();
  const [taken, setTaken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { create } = useIdempotentCreate(async ({ name, forget }: { name: string; forget: () => void }, idOf) => {
    setBusy(true);
    try {
      const { id } = await createFolder({ id: idOf(), folderId, name });
      forget();
      announce(t('said.folderMade', { name }));
      broadcastInvalidation(fileKeys.all);
      await client.invalidateQueries({ queryKey: fileKeys.all });
      onClose(id);
      return true;
    } catch (error) {
      if (isApiError(error, 'conflict')) setTaken(name);
      else toasts.show({ tone: 'critical', message: `${t('said.folderFailed')} ${describe(error).message}` });
      return false;
    } finally {
      setBusy(false);
    }
  });
  return (
    <NameDialog
      title={t('newFolder')}
      subject={draftSubject('file-folder', folderId ?? 'root')}
      name=""
      saveLabel={t('makeFolder')}
      taken={taken}
      isBusy={isBusy}
      onSave={(name, forget) => create({ name, forget })}
      onClose={() => onClose(null)}
    />
  );
}
