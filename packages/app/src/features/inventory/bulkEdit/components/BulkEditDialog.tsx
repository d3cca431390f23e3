import type { Product } from '@stockroom/contract';
import { Button, Dialog, Form, focusNextOnEnter, ProgressBar, Stack } from '@stockroom/ui';
import { useId, useState } from 'react';
import { useRefusalReason } from '#entities/products/useRefusalReason';
import { reasonFor } from '#entities/stock/model/movementReason';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import {
  type BulkDraft,
  type BulkRow,
  isApplied,
  isNoteTooLong,
  missingAmounts,
  NEW_BULK,
  stockChangeOf,
} from '../model/bulkEdit';
import { Name, Row, Rows, Text } from './BulkEdit.styles';
import { BulkEditForm } from './BulkEditForm';
import { BulkPreview } from './BulkPreview';
import { useBulkEdit } from './useBulkEdit';

/**
 * Changes many products at once: the form, a preview of each product, and then the changes, which can be stopped and undone.
 */
export function BulkEditDialog({ count, fetchProducts, onClose }: BulkEditDialogProps) {
  const { t } = useTranslation('bulkEdit');
  const format = useFormat();
  const reasonOf = useRefusalReason();
  const noteId = useId();
  const formId = useId();
  // Not persisted: it belongs to a selection, which ends with the page.
  const [draft, setDraft] = useState<BulkDraft>(NEW_BULK);
  const [isTried, setTried] = useState(false);
  const [rows, setRows] = useState<readonly BulkRow[] | null>(null);
  const { progress, refused, preview, apply, stop } = useBulkEdit({ fetchProducts, onPreview: setRows, onDone: onClose });
  const missing = isTried ? missingAmounts(draft) : [];
  const isWorking = progress !== null;
  const close = () => onClose(refused?.hasApplied ?? false);
  const applied = rows?.filter(isApplied).length ?? 0;
  const showPreview = () => {
    setTried(true);
    if (missingAmounts(draft).length > 0) return;
    if (isNoteTooLong(draft)) document.getElementById(noteId)?.focus();
    else preview(draft, count);
  };
  const footer = refused ? (
    <Button variant="primary" onPress={close}>
      {t('toList')}
    </Button>
  ) : (
    <>
      <Button onPress={isWorking ? stop : rows ? () => setRows(null) : close}>
        {isWorking ? t('stop') : rows ? t('back') : t('cancel')}
      </Button>
      {rows ? (
        <Button
          variant="primary"
          loading={isWorking}
          loadingText={t('working')}
          disabled={applied === 0}
          onPress={() => apply(rows, reasonFor(draft.movementReason, stockChangeOf(draft)))}
        >
          {t('apply')}
        </Button>
      ) : (
        <Button variant="primary" type="submit" form={formId} loading={isWorking} loadingText={t('working')}>
          {t('previewAct')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !isWorking && close()}
      title={t('title', { count, formatted: format.number(count) })}
      closeLabel={t('close')}
      dismissable={false}
      footer={footer}
    >
      <Stack>
        {!rows && (
          <Form
            id={formId}
            label={t('title', { count, formatted: format.number(count) })}
            onKeyDown={focusNextOnEnter}
            onSubmit={showPreview}
          >
            <BulkEditForm {...{ draft, missing, noteId }} onChange={(change) => setDraft({ ...draft, ...change })} />
          </Form>
        )}
        {rows && !refused && <BulkPreview rows={rows} />}
        {refused && (
          <>
            <Text role="alert">
              {t('refused.title', { count: refused.products.length, formatted: format.number(refused.products.length) })}
            </Text>
            <Rows aria-label={t('refused.list')} tabIndex={0}>
              {refused.products.map(({ id, name, reason }) => (
                <li key={id}>
                  <Row>
                    <Name>{name}</Name>
                    {reasonOf(reason)}
                  </Row>
                </li>
              ))}
            </Rows>
          </>
        )}
        {progress && (
          <ProgressBar
            label={t('working')}
            value={progress.done}
            max={Math.max(1, progress.total)}
            valueText={t('progress', { done: format.number(progress.done), total: format.number(progress.total) })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

export interface BulkEditDialogProps {
  /** Number of selected products. */
  count: number;
  /** Fetches the current version of all selected products. */
  fetchProducts: (signal: AbortSignal) => Promise<readonly Product[]>;
  /** @param hasApplied whether anything was changed, so that the selection can be cleared */
  onClose: (hasApplied: boolean) => void;
}
