import type { StorageUse } from '@stockroom/contract';
import { ProgressBar } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFileLabels } from '../useFileLabels';
import { Meter } from './StorageMeter.styles';

/** The used storage space, including the trash, with a warning when hardly any is left. */
export function StorageMeter({ use }: { use: StorageUse }) {
  const { t } = useTranslation('fileManager');
  const { size } = useFileLabels();
  const { used, quota, trash } = use;
  const isFull = used >= quota * FULL_SHARE;
  const usedText = t('storage.used', { used: size(used), limit: size(quota) });
  return (
    <Meter>
      <ProgressBar
        label={t('storage.label')}
        value={used}
        max={quota}
        valueText={trash > 0 ? t('storage.withTrash', { words: usedText, trash: size(trash) }) : usedText}
        tone={isFull ? 'critical' : 'accent'}
      />
      {isFull && <p role="status">{t('storage.full')}</p>}
    </Meter>
  );
}

/** Share of used space from which a file of usual size no longer fits. */
const FULL_SHARE = 0.98;
