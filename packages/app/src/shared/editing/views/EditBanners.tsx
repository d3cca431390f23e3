import { Alert, Button } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { RecordLabels } from '../model/recordLabels';
import type { WriteFailure } from '../model/writeFailure';

/**
 * Banners for events during an edit: changed elsewhere, not saved, deleted, or an earlier draft. Each offers the next step.
 * `<EditBanners {...edit.banners} labels={labels} />`
 */
export function EditBanners<Field extends string>(props: EditBannersProps<Field>) {
  const { failure, changedElsewhere, merged, storedDraft, labels, ...act } = props;
  const { t, i18n } = useTranslation('editing');
  const format = useFormat();
  const namesOf = (fields: readonly Field[]) => new Intl.ListFormat(i18n.language).format(fields.map(labels.field));
  return (
    <>
      {storedDraft && (
        <Alert
          tone="info"
          variant="border"
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
          {t('banner.keptMessage', { at: format.date(storedDraft.at, { time: true }) })}
        </Alert>
      )}
      {changedElsewhere.length > 0 && (
        <Alert
          tone="warning"
          variant="border"
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
        <Alert tone="info" variant="border" live="polite" title={t('banner.mergedTitle')}>
          {t('banner.mergedMessage', { fields: namesOf(merged) })}
        </Alert>
      )}
      {failure && <FailureBanner failure={failure} gone={labels.deleted} {...act} />}
    </>
  );
}

/** Banner of a failure. Scrolls into view: the button that was pressed may be far below it. */
function FailureBanner(props: FailureBannerProps) {
  const { failure } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={ref} style={{ scrollMarginBlock: STICKY_HEADER_HEIGHT }}>
      <FailureAlert {...props} />
    </div>
  );
}

/** Height that may cover the top of the page or the list, in px. */
const STICKY_HEADER_HEIGHT = 112;

function FailureAlert({ failure, gone, wasDeleting, onRetry, onDismiss, onAddAgain }: FailureBannerProps) {
  const { t } = useTranslation('editing');
  if (failure.kind === 'gone') {
    return (
      <Alert
        tone="critical"
        variant="border"
        title={t('banner.goneTitle')}
        actions={
          <Button size="sm" onPress={onAddAgain}>
            {t('banner.addAgain')}
          </Button>
        }
      >
        {gone ?? t('banner.goneMessage')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="critical"
      variant="border"
      title={wasDeleting ? t('banner.deleteFailedTitle') : t('banner.failedTitle')}
      actions={
        <Button size="sm" icon="retry" onPress={onRetry}>
          {t('banner.retry')}
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel={t('banner.dismiss')}
    >
      {t(`banner.kinds.${failure.kind}`)}
    </Alert>
  );
}

interface FailureActions {
  /** Whether the deletion failed, and not a save. */
  wasDeleting: boolean;
  onRetry: () => void;
  onDismiss: () => void;
  /** Saves a record that was deleted elsewhere as a new one. */
  onAddAgain: () => void;
}

interface FailureBannerProps extends FailureActions {
  failure: WriteFailure;
  gone: string | undefined;
}

/** Props from `useRecordEdit`. */
export interface EditBannersState<Field extends string> extends FailureActions {
  failure: WriteFailure | null;
  /** Fields whose values differ in a newer version of the record. */
  changedElsewhere: readonly Field[];
  /** Fields just taken over from a newer version. */
  merged: readonly Field[];
  /** A draft that survived a reload, offered for restoring. */
  storedDraft: { at: number } | null;
  onRestore: () => void;
  onDrop: () => void;
  onMerge: () => void;
}

export interface EditBannersProps<Field extends string> extends EditBannersState<Field> {
  labels: RecordLabels<Field>;
}
