import type { FileItem } from '@stockroom/contract';
import { Button, EmptyState, Heading, IconButton, Inline, Stack } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportOpened } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { FileDetails, type FileDetailsProps } from '#features/fileManager/components/FileDetails/FileDetails';
import { Description, Placeholder } from '#features/fileManager/components/FileDetails/FileDetails.styles';
import { StoredDescriptionDraft } from '#features/fileManager/model/descriptionFields';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { useHasRole } from '#shared/session/useHasRole';
import { Middle } from '../FilesScreen.styles';
import { DescriptionEditor } from '../lazyComponents';
import type { DescriptionEditorProps } from './DescriptionEditor';

/** The details of the open item, or the message that it does not exist. */
export function FilesPane({ item, save, onDownload, ...details }: FilesPaneProps) {
  const { t } = useTranslation('fileManager');
  const [isLoading, setLoading] = useState(false);
  useReportOpened(item?.type === 'folder' ? undefined : item?.id);
  if (item === undefined) return null;
  if (item === null) {
    return (
      <Middle>
        <EmptyState
          illustration="search"
          title={t('gone.title')}
          action={<Button onPress={details.onClose}>{t('gone.close')}</Button>}
        >
          {t('gone.text')}
        </EmptyState>
      </Middle>
    );
  }
  const download = async () => {
    setLoading(true);
    await onDownload([item]);
    setLoading(false);
  };
  return (
    <FileDetails
      {...details}
      item={item}
      isLoading={isLoading}
      description={<FileDescription key={item.id} item={item} save={save} />}
      onDownload={() => void download()}
    />
  );
}

export interface FilesPaneProps extends Omit<FileDetailsProps, 'item' | 'description' | 'isLoading' | 'onDownload'> {
  /** `null`: it does not exist; `undefined`: not known yet. */
  item: FileItem | null | undefined;
  save: FileDescriptionProps['save'];
  onDownload: (items: readonly FileItem[]) => Promise<void>;
}

/** Reports an opened file, which adds it to the recent files. A failure is ignored, because the user need not know. */
function useReportOpened(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    const recent = fileKeys.page({ folderId: null, search: '', list: 'recent' });
    reportOpened(id).then(
      () => client.invalidateQueries({ queryKey: recent }),
      () => undefined,
    );
  }, [id, client]);
}

/** The description, with a button to edit it. An unsent draft from before a reload is edited again. */
function FileDescription({ item, save }: FileDescriptionProps) {
  const { t } = useTranslation('fileManager');
  const { user } = useSession();
  const [isEditing, setEditing] = useState(
    () => drafts.read({ userId: user.id, subject: draftSubject('file-description', item.id) }, StoredDescriptionDraft) !== null,
  );
  const may = useHasRole('write');
  if (isEditing && may) return <DescriptionEditor item={item} save={save} onDone={() => setEditing(false)} />;
  return (
    <Stack gap={2} as="section">
      <Inline justify="between" wrap={false}>
        <Heading level={3}>{t('description.label')}</Heading>
        {may && <IconButton icon="edit" size="sm" label={t('description.edit')} onPress={() => setEditing(true)} />}
      </Inline>
      {item.description.trim() === '' && may ? (
        <Placeholder type="button" onClick={() => setEditing(true)}>
          {t('description.add')}
        </Placeholder>
      ) : (
        <Description>{item.description}</Description>
      )}
    </Stack>
  );
}

type FileDescriptionProps = Pick<DescriptionEditorProps, 'item' | 'save'>;
