import type { BoardSummary } from '@stockroom/contract';
import { ButtonLink, IconButton, PageHeader } from '@stockroom/ui';
import { breakpoints } from '@stockroom/ui/tokens';
import { memo, type ReactNode, useId, useState } from 'react';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { FilterBar, type FilterBarProps } from '#features/scrumboard/components/FilterBar/FilterBar';
import { countCriteria, isFiltering } from '#features/scrumboard/model/boardFilter';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

const PHONE = `(max-width: ${breakpoints.sm - 1}px)`;

/** The board's title and its filter. On a phone the lists need the height: the filter is behind a button. */
export const BoardHead = memo(function BoardHead({ board, ...bar }: BoardHeadProps) {
  const { filter, total } = bar;
  const filterId = useId();
  const isPhone = useMediaQuery(PHONE);
  const [isOpen, setOpen] = useState(() => isFiltering(filter));
  return (
    <>
      <BoardTitle board={board} isPhone={isPhone}>
        {isPhone && total > 0 && (
          <FilterButton chosen={countCriteria(filter)} isOpen={isOpen} controls={filterId} onPress={() => setOpen(!isOpen)} />
        )}
      </BoardTitle>
      {total > 0 && (!isPhone || isOpen) && <FilterBar id={filterId} {...bar} />}
    </>
  );
});

/** Memoised: not re-rendered while the filter is typed. */
const BoardTitle = memo(function BoardTitle({ board, isPhone, children }: BoardTitleProps) {
  const { t } = useTranslation('scrumboard');
  const may = useHasRole('write');
  const size = isPhone ? 'sm' : 'md';
  return (
    <PageHeader
      title={board.title}
      description={isPhone ? undefined : board.description || undefined}
      actions={
        <>
          <ButtonLink href={boardPaths.boards} icon="back" variant="quiet" size={size}>
            {t('board.back')}
          </ButtonLink>
          {may && (
            <ButtonLink href={boardPaths.settings(board.id)} icon="settings" size={size}>
              {t('board.settings')}
            </ButtonLink>
          )}
          {children}
        </>
      }
    />
  );
});

function FilterButton({ chosen, isOpen, controls, onPress }: FilterButtonProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <IconButton
      icon="search"
      size="sm"
      variant="quiet"
      label={chosen > 0 ? t('filter.chosen', { count: chosen }) : t('filter.label')}
      count={chosen}
      expanded={isOpen}
      controls={controls}
      onPress={onPress}
    />
  );
}

interface BoardHeadProps extends Omit<FilterBarProps, 'id'> {
  board: BoardSummary;
}

interface BoardTitleProps {
  board: BoardSummary;
  isPhone: boolean;
  /** Further actions, after the links. */
  children: ReactNode;
}

interface FilterButtonProps {
  /** Number of criteria that the filter sets. */
  chosen: number;
  isOpen: boolean;
  /** Id of the filter bar. */
  controls: string;
  onPress: () => void;
}
