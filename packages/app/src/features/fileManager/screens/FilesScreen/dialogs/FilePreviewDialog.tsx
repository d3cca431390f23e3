import type { FileItem } from '@stockroom/contract';
import { Button, Dialog, ErrorState, IconButton, Spinner } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { contentQuery } from '#features/fileManager/api/fileQueries';
import { FileIcon } from '#features/fileManager/components/FileIcon/FileIcon';
import { FileContentView } from '#features/fileManager/components/FilePreview/FileContentView';
import { Note, Stage } from '#features/fileManager/components/FilePreview/FilePreview.styles';
import { previewKind } from '#features/fileManager/model/previewKind';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A dialog that previews a file as far as it can be shown, with ways to the next and previous file, by the arrow keys too. */
export function FilePreviewDialog({ item, position, onPrevious, onNext, onDownload, onClose }: FilePreviewDialogProps) {
  const { t } = useTranslation(['fileManager', 'common']);
  const kind = previewKind(item.mime);
  const name = item.name || t('noName');
  const { data, isError, refetch } = useQuery({ ...contentQuery(item, kind), enabled: kind !== 'none' });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = event.target instanceof Element && event.target.closest('[data-scrolls], audio, video') !== null;
    if (event.defaultPrevented || isWithin || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={position}
      closeLabel={t('common:close')}
      footer={
        <>
          <IconButton icon="chevronLeft" label={t('preview.previous')} disabled={!onPrevious} onPress={onPrevious} />
          <IconButton icon="chevronRight" label={t('preview.next')} disabled={!onNext} onPress={onNext} />
          <Button variant="primary" icon="download" onPress={onDownload}>
            {t('download')}
          </Button>
        </>
      }
    >
      <Stage>
        {kind === 'none' && (
          <>
            <FileIcon type={item.type} size={88} />
            <Note>{t('preview.none')}</Note>
          </>
        )}
        {kind !== 'none' && !data && !isError && <Spinner label={t('preview.loading')} />}
        {isError && (
          <ErrorState title={t('preview.failed')} retryLabel={t('common:retry')} onRetry={() => void refetch()}>
            {t('preview.failedText')}
          </ErrorState>
        )}
        {data && <FileContentView key={item.id} content={data} kind={kind} name={name} />}
      </Stage>
    </Dialog>
  );
}

export interface FilePreviewDialogProps {
  item: FileItem;
  /** Position among the files: "3 of 8". */
  position: string;
  /** Left out for the first or last file. */
  onPrevious?: () => void;
  onNext?: () => void;
  onDownload: () => void;
  onClose: () => void;
}
