import { FILE_BYTES } from '@stockroom/contract';
import { Button, IconButton, VisuallyHidden, Inline } from '@stockroom/ui';
import { canRetry, isProblem, isUnfinished, type UploadLine } from '#features/fileManager/model/uploadLine';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFileLabels } from '../useFileLabels';
import { Line, LineName, LineState } from './UploadPanel.styles';

/** One file being uploaded. */
export function UploadRow({ line, actions }: { line: UploadLine; actions: UploadActions }) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const labels = useFileLabels();
  const { id, name, size, sent, status } = line;
  const isMoving = status === 'sending' || status === 'waiting';
  const percent = new Intl.NumberFormat(format.locale, { style: 'percent' }).format(size === 0 ? 0 : sent / size);
  return (
    <Line>
      <span>
        <LineName title={name}>{name}</LineName>
        <LineState data-tone={isProblem(line) ? 'bad' : undefined}>
          {t(`upload.status.${status}`, { percent, size: labels.size(size), limit: labels.size(FILE_BYTES) })}
        </LineState>
      </span>
      <Inline gap={1} wrap={false} as="span">
        {(isMoving || status === 'paused') && (
          <Button size="sm" variant="quiet" onPress={() => (isMoving ? actions.onPause(id) : actions.onResume(id))}>
            {t(isMoving ? 'upload.pause' : 'upload.resume')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {canRetry(line) && (
          <IconButton icon="retry" size="sm" label={t('upload.retry', { name })} onPress={() => actions.onResume(id)} />
        )}
        <IconButton
          icon="close"
          size="sm"
          label={t(isUnfinished(line) ? 'upload.cancel' : 'upload.remove', { name })}
          onPress={() => actions.onCancel(id)}
        />
      </Inline>
    </Line>
  );
}

export interface UploadActions {
  onPause: (id: string) => void;
  /** Resumes or retries the upload. */
  onResume: (id: string) => void;
  /** Cancels an upload, or removes it from the list. */
  onCancel: (id: string) => void;
}
