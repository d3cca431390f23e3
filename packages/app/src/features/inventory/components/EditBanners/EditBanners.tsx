import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import type { DraftField } from '../../model/draft';
import type { WriteFailure } from '../../model/writeFailure';

/** What happened to the product beside the typing: changed elsewhere, not saved, deleted, or a draft from before. Each with its way on. */
export function EditBanners({ failure, changedElsewhere, merged, kept, ...act }: EditBannersProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const namesOf = useFieldNames();
  return (
    <>
      {kept && (
        <Alert
          kind="info"
          look="border"
          live="polite"
          title={t('banner.keptTitle')}
          actions={
            <>
              <Button size="sm" onPress={act.onRestore}>
                {t('banner.keptRestore')}
              </Button>
              <Button size="sm" variant="quiet" onPress={act.onDrop}>
                {t('banner.keptDrop')}
              </Button>
            </>
          }
        >
          {t('banner.keptMessage', { at: format.date(kept.at, { time: true }) })}
        </Alert>
      )}
      {changedElsewhere.length > 0 && (
        <Alert
          kind="warning"
          look="border"
          live="polite"
          title={t('banner.changedTitle')}
          actions={
            <Button size="sm" onPress={act.onMerge}>
              {t('banner.merge')}
            </Button>
          }
        >
          {t('banner.changedMessage', { fields: namesOf(changedElsewhere) })}
        </Alert>
      )}
      {merged.length > 0 && (
        <Alert kind="info" look="border" live="polite" title={t('banner.mergedTitle')}>
          {t('banner.mergedMessage', { fields: namesOf(merged) })}
        </Alert>
      )}
      {failure && <FailureBanner failure={failure} {...act} />}
    </>
  );
}

function FailureBanner({ failure, wasDeleting, onRetry, onDismiss, onAddAgain }: FailureBannerProps) {
  const { t } = useTranslation('inventory');
  if (failure.kind === 'gone') {
    return (
      <Alert
        kind="error"
        look="border"
        title={t('banner.goneTitle')}
        actions={
          <Button size="sm" onPress={onAddAgain}>
            {t('banner.addAgain')}
          </Button>
        }
      >
        {t('banner.goneMessage')}
      </Alert>
    );
  }
  return (
    <Alert
      kind="error"
      look="border"
      title={wasDeleting ? t('banner.deleteFailedTitle') : t('banner.failedTitle')}
      actions={
        <Button size="sm" icon="retry" onPress={onRetry}>
          {t('banner.retry')}
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel={t('banner.dismiss')}
    >
      {t(`banner.kinds.${failure.kind}`, { call: failure.call })}
    </Alert>
  );
}

function useFieldNames() {
  const { t, i18n } = useTranslation('inventory');
  return (fields: readonly DraftField[]) =>
    new Intl.ListFormat(i18n.language).format(fields.map((field) => t(`fields.${field}`)));
}

interface FailureBannerProps {
  failure: WriteFailure;
  /** Whether it was the deletion that failed. */
  wasDeleting: boolean;
  onRetry: () => void;
  onDismiss: () => void;
  /** Saves a product that was deleted elsewhere as a new one. */
  onAddAgain: () => void;
}

export interface EditBannersProps extends Omit<FailureBannerProps, 'failure'> {
  failure: WriteFailure | null;
  /** Fields that a newer version of the product has otherwise. */
  changedElsewhere: readonly DraftField[];
  /** Fields that were just taken over from a newer version. */
  merged: readonly DraftField[];
  /** A draft that outlived a reload, offered back. */
  kept: { at: number } | null;
  onRestore: () => void;
  onDrop: () => void;
  onMerge: () => void;
}
