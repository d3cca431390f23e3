import { Button, IconButton, ProgressBar } from '@stockroom/ui';
import { useId } from 'react';
import { sortByUrgency, type UploadLine, uploadProgress } from '#features/fileManager/model/uploadLine';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Lines, More, Panel, PanelHead } from './UploadPanel.styles';
import { type UploadActions, UploadRow } from './UploadRow';

/** Maximum number of listed uploads; of the rest only the count is shown. */
const MAX_LISTED = 100;

/** Uploads in progress: the progress of each file, and its actions. */
export function UploadPanel({ lines, ...on }: UploadPanelProps) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const id = useId();
  const sum = uploadProgress(lines);
  const counted = { done: format.number(sum.done), total: format.number(sum.total) };
  const hidden = lines.length - MAX_LISTED;
  return (
    <Panel aria-labelledby={id}>
      <div>
        <PanelHead>
          <h2 id={id}>{t('upload.title')}</h2>
          {sum.isMoving && (
            <Button size="sm" onPress={on.onPauseAll}>
              {t('upload.pauseAll')}
            </Button>
          )}
          {!sum.isMoving && sum.isPaused && (
            <Button size="sm" onPress={on.onResumeAll}>
              {t('upload.resumeAll')}
            </Button>
          )}
          {sum.isUnfinished ? (
            <Button size="sm" variant="quiet" onPress={on.onClear}>
              {t('upload.cancelAll')}
            </Button>
          ) : (
            <IconButton icon="close" size="sm" label={t('upload.close')} onPress={on.onClear} />
          )}
        </PanelHead>
        <ProgressBar
          label={t('upload.progress')}
          value={sum.sent}
          max={Math.max(sum.size, 1)}
          valueText={t('upload.count', counted)}
          tone={sum.problems > 0 ? 'critical' : sum.isUnfinished ? 'accent' : 'success'}
        />
      </div>
      <Lines aria-labelledby={id} tabIndex={0}>
        {sortByUrgency(lines)
          .slice(0, MAX_LISTED)
          .map((line) => (
            <UploadRow key={line.id} line={line} actions={on} />
          ))}
        {hidden > 0 && (
          <li>
            <More>{t('upload.hidden', { count: hidden, formatted: format.number(hidden) })}</More>
          </li>
        )}
      </Lines>
    </Panel>
  );
}

export interface UploadPanelProps extends UploadActions {
  lines: readonly UploadLine[];
  onPauseAll: () => void;
  onResumeAll: () => void;
  /** Cancels all uploads and closes the panel. */
  onClear: () => void;
}
