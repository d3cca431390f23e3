import { BoardLabel } from '@stockroom/contract';
import { withLabel, withoutLabel } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { IdempotencyKey } from '#shared/query/useIdempotentCreate';
import { createLabel } from '../calls/createLabel';
import { deleteLabel } from '../calls/deleteLabel';
import { type LabelPatch, updateLabel as sendLabel } from '../calls/updateLabel';
import { NOTHING_TO_DO, type WriteResult } from '../writing/boardWriter';
import { revertWrite } from '../writing/revertWrite';
import { useBoardAction } from './useBoardAction';

/** Actions for the labels of a board. */
export function useLabelActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { run, current } = useBoardAction(boardId);
  const labelOf = (id: string) => current()?.labels.find((label) => label.id === id);

  const create = (label: BoardLabel, actionOptions: { done?: string; failure: string; undo?: () => unknown }) =>
    run({
      apply: (data) => withLabel(data, label),
      call: createLabel(label),
      settle: (data, made) => withLabel(data, made),
      ...actionOptions,
    });

  async function removeLabel(id: string, { quiet = false } = {}): Promise<WriteResult> {
    const label = labelOf(id);
    if (!label) return NOTHING_TO_DO;
    return run({
      apply: (data) => withoutLabel(data, id),
      call: deleteLabel(id),
      failure: t('actions.failed.removeLabel', { label: label.title }),
      ...(!quiet && {
        done: t('actions.labelRemoved', { label: label.title }),
        undo: () => create(label, { failure: t('actions.failed.addLabel', { label: label.title }) }),
      }),
    });
  }

  async function change(id: string, patch: LabelPatch, actionOptions: { done?: string; failure: string; undo?: () => unknown }) {
    return run({
      apply: (data) => {
        const label = data.labels.find((each) => each.id === id);
        return label ? withLabel(data, { ...label, ...patch }) : data;
      },
      call: sendLabel(id, patch),
      settle: (data, label) => withLabel(data, label),
      ...actionOptions,
    });
  }

  return {
    removeLabel,
    /** Creates a label. */
    addLabel(id: IdempotencyKey, title: string, color: BoardLabel['color'] = 'neutral'): Promise<WriteResult> {
      const label: BoardLabel = { id, boardId, title: title.trim(), color };
      return create(label, {
        done: t('actions.labelAdded', { label: label.title }),
        failure: t('actions.failed.addLabel', { label: label.title }),
        undo: () => removeLabel(label.id, { quiet: true }),
      });
    },
    /** Changes a label's title or colour. */
    async updateLabel(id: string, patch: LabelPatch): Promise<WriteResult> {
      const label = labelOf(id);
      if (!label) return NOTHING_TO_DO;
      const failure = t('actions.failed.updateLabel', { label: label.title });
      return change(id, patch, {
        done: t('actions.labelChanged', { label: patch.title ?? label.title }),
        failure,
        undo: () =>
          run({
            ...revertWrite(label, patch, {
              find: (data) => data.labels.find((each) => each.id === id),
              put: withLabel,
              send: (back, seen) => sendLabel(id, back, seen),
              schema: BoardLabel,
            }),
            failure,
          }),
      });
    },
  };
}
