import type { Note, NoteVersion } from '@stockroom/contract';
import { Button, Dialog, EmptyState, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreVersion } from '#features/notes/api/noteCalls';
import { noteKeys } from '#features/notes/api/noteKeys';
import { noteVersionsQuery } from '#features/notes/api/noteQueries';
import { cacheNote } from '#features/notes/api/saveNote';
import { CardTasks } from '#features/notes/components/NoteCard/CardTasks';
import { noteName } from '#features/notes/model/noteName';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { toasts } from '#shared/toast/toast';
import { Text, Version, Versions, When } from './VersionsDialog.styles';

/**
 * Earlier versions of a note, the latest first, each with a button that restores it. The current text then becomes a version.
 */
export function VersionsDialog({ note, onClose }: VersionsDialogProps) {
  const { t } = useTranslation(['notes', 'common']);
  const format = useFormat();
  const client = useQueryClient();
  const describe = useDescribeError();
  const query = useQuery(noteVersionsQuery(note.id));
  const [restoring, setRestoring] = useState<string | null>(null);
  const versions = query.data ?? [];
  const restore = async (version: NoteVersion) => {
    if (restoring !== null) return;
    setRestoring(version.id);
    try {
      cacheNote(client, await restoreVersion(note.id, version.id));
      void client.invalidateQueries({ queryKey: noteKeys.versions(note.id) });
      announce(t('versions.restored', { when: format.date(version.savedAt, { time: true }) }));
      onClose();
    } catch (error) {
      if (shouldShowError(error)) {
        toasts.show({ tone: 'critical', message: `${t('versions.failedRestore')} ${describe(error).message}` });
      }
    } finally {
      setRestoring(null);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('versions.title')}
      description={t('versions.help', { name: noteName(note) || t('untitled') })}
      closeLabel={t('common:close')}
    >
      <QueryPage
        query={query}
        count={versions.length}
        labels={{ failed: t('versions.failed') }}
        level={3}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('versions.loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={96} />
          </div>
        }
        empty={
          <EmptyState level={3} illustration="box" title={t('versions.none')}>
            {t('versions.noneText')}
          </EmptyState>
        }
      >
        <Versions aria-label={t('versions.title')}>
          {versions.map((version) => (
            <Version key={version.id}>
              <When>{format.date(version.savedAt, { time: true })}</When>
              {version.title !== '' && <strong>{version.title}</strong>}
              {version.content !== '' && <Text>{version.content}</Text>}
              <CardTasks tasks={version.tasks} search="" />
              <Button size="sm" icon="undo" loading={restoring === version.id} onPress={() => void restore(version)}>
                {t('versions.restore')}
              </Button>
            </Version>
          ))}
        </Versions>
      </QueryPage>
    </Dialog>
  );
}

export interface VersionsDialogProps {
  note: Note;
  onClose: () => void;
}
