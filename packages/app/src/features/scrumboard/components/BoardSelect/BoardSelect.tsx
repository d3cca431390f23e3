import type { BoardSummary } from '@stockroom/contract';
import { Select } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A choice among the boards that something can be moved to: those that are not archived, and its current board. */
export function BoardSelect({ boards, home, value, onChange, onRetry }: BoardSelectProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <Select
      label={t('place.board')}
      value={value}
      onChange={onChange}
      options={boards
        .filter(({ archived, id }) => !archived || id === home)
        .map(({ id, title }) => ({ value: id, label: id === home ? t('place.here', { board: title }) : title }))}
      onRetry={onRetry}
      retryText={t('place.failed')}
    />
  );
}

export interface BoardSelectProps {
  boards: readonly BoardSummary[];
  /** Id of the current board. */
  home: string;
  /** Id of the chosen board. */
  value: string;
  onChange: (boardId: string) => void;
  /** Retries the loading; given when the boards could not be loaded. */
  onRetry: (() => void) | undefined;
}
