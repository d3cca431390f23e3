import { ConfirmDialog } from '@stockroom/ui';
import { useState } from 'react';
import type { BoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { CardSelectionBar } from '#features/scrumboard/components/CardSelectionBar/CardSelectionBar';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Deleting more than this many cards at once asks first. */
const MANY = 5;

/** Actions for all selected cards. Each can be undone. */
export function BulkActions({ data, ids, actions, onMove, onDone }: BulkActionsProps) {
  const { t } = useTranslation('scrumboard');
  const [isAsking, setAsking] = useState(false);
  const cards = ids.flatMap((id) => data.cards.get(id) ?? []);
  const onAll = new Set(data.labels.flatMap(({ id }) => (cards.every(({ labels }) => labels.includes(id)) ? [id] : [])));

  const setLabel = (labelId: string, isOn: boolean) => {
    const label = data.labels.find(({ id }) => id === labelId)?.title ?? '';
    const changed = cards.filter(({ labels }) => labels.includes(labelId) !== isOn);
    void actions.updateCards(
      changed.map(({ id, labels }) => ({
        id,
        labels: isOn ? [...labels, labelId] : labels.filter((each) => each !== labelId),
      })),
      t(isOn ? 'selection.labelled' : 'selection.unlabelled', { label, count: changed.length }),
    );
  };
  const remove = () => {
    setAsking(false);
    void actions.removeCards(ids);
    onDone();
  };
  return (
    <>
      <CardSelectionBar
        count={ids.length}
        labels={data.labels}
        onAll={onAll}
        onMove={onMove}
        onLabel={setLabel}
        onDelete={() => (ids.length > MANY ? setAsking(true) : remove())}
        onClear={onDone}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="critical"
        title={t('selection.confirmTitle', { count: ids.length })}
        message={t('selection.confirmText')}
        confirmLabel={t('selection.delete')}
        cancelLabel={t('selection.cancel')}
        onConfirm={remove}
      />
    </>
  );
}

export interface BulkActionsProps {
  data: BoardData;
  /** Ids of the selected cards, in the order of the board. */
  ids: readonly string[];
  actions: Pick<BoardActions, 'updateCards' | 'removeCards'>;
  onMove: () => void;
  /** Clears the selection. */
  onDone: () => void;
}
