import type { BoardLabel, BoardMember } from '@stockroom/contract';
import type { CardField } from '#features/scrumboard/model/cardDraft';
import { FieldConflicts, type FieldConflictsState } from '#shared/editing/views/FieldConflicts';
import { useCardFieldLabels } from './useCardFieldLabels';

/** Fields of a card that were changed here and elsewhere at once, with labels and people by name. */
export function CardConflicts({ labels, members, ...conflict }: CardConflictsProps) {
  return <FieldConflicts {...conflict} labels={useCardFieldLabels(labels, members)} />;
}

export interface CardConflictsProps extends FieldConflictsState<CardField> {
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
}
