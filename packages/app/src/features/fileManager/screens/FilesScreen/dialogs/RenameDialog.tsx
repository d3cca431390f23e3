import type { FileItem } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../../../../shared/announce/announce';
import { isApiError } from '../../../../../shared/api/ApiError';
import { draftSubject } from '../../../../../shared/drafts/draftSubject';
import { useDescribeError } from '../../../../../shared/errors/useDescribeError';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { tellOtherTabs } from '../../../../../shared/query/otherTabs';
import { toasts } from '../../../../../shared/toast/toast';
import { updateFile } from '../../../api/fileCalls';
import { fileKeys } from '../../../api/fileKeys';
import { NameDialog } from '../../../components/NameDialog/NameDialog';

/** Gives something another name. One that is taken is refused where it is typed. */
export function RenameDialog({ item, onClose }: { item: FileItem; onClose: () => void }) {
  const { t } = useTranslation('fileManager');
  const client = useQueryClient();
  const describe = useDescribeError();
  const [taken, setTaken] = useState<string | null>(null);
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
      await updateFile(item.id, { name });
      forget();
      onClose();
      announce(t('said.renamed', { name }));
      tellOtherTabs(fileKeys.all);
      await client.invalidateQueries({ queryKey: fileKeys.all });
    } catch (error) {
      if (isApiError(error, 'conflict')) setTaken(name);
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
      isBusy={isBusy}
      onSave={(name, forget) => void save(name, forget)}
      onClose={onClose}
    />
  );
}
