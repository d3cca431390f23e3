import { MAX_FILE_DESCRIPTION, type FileItem } from '@stockroom/contract';
import { Button, TextArea, Stack, Inline } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { filePaths } from '#features/fileManager/filePaths';
import { descriptionFields, StoredDescriptionDraft } from '#features/fileManager/model/descriptionFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useAutosave } from '#shared/editing/useAutosave';
import { FieldConflicts } from '#shared/editing/views/FieldConflicts';
import { SaveState } from '#shared/editing/views/SaveState';
import { shouldShowError } from '#shared/errors/describeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';

/** The description's editor: saves by itself when typing pauses. */
export function DescriptionEditor({ item, save, onDone }: DescriptionEditorProps) {
  const { t } = useTranslation('fileManager');
  const router = useRouter();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const notifyUnsaved = (what: 'unsettled' | 'failed', label: string) =>
    toasts.show({
      id: `files description ${item.id}`,
      tone: what === 'failed' ? 'critical' : 'warning',
      message: t(`description.${what}`, { name: item.name || t('noName') }),
      action: { label, onAction: () => void router.navigate(detailsOf(item)) },
    });
  const edit = useAutosave({
    fields: descriptionFields,
    record: item,
    subject: draftSubject('file-description', item.id),
    storedSchema: StoredDescriptionDraft,
    save: ({ saved, changes }) => save({ ...changes, updatedAt: saved.updatedAt }),
    onLeft: ({ flushPendingChanges }) =>
      void flushPendingChanges().then(
        ({ isUnsettled }) => isUnsettled && notifyUnsaved('unsettled', t('description.choose')),
        (error: unknown) => shouldShowError(error) && notifyUnsaved('failed', t('row.open')),
      ),
  });
  return (
    <Stack gap={2} as="section">
      <FieldConflicts {...edit.conflict} labels={{ field: () => t('description.label') }} />
      <TextArea
        label={t('description.label')}
        value={edit.draft.description}
        autoGrow
        maxLength={MAX_FILE_DESCRIPTION}
        ref={input}
        onChange={(description) => edit.set({ description })}
      />
      <Inline justify="between" wrap={false}>
        <SaveState {...edit.saving} />
        <Button size="sm" onPress={onDone}>
          {t('description.done')}
        </Button>
      </Inline>
    </Stack>
  );
}

const detailsOf = ({ id, folderId }: FileItem): string => `${filePaths.folder(folderId)}?details=${encodeURIComponent(id)}`;

export interface DescriptionEditorProps {
  item: FileItem;
  /** Rejects with the call's error. */
  save: (changes: { description?: string; updatedAt: string }) => Promise<FileItem>;
  onDone: () => void;
}
