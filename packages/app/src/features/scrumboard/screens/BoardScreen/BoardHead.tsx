import { breakpoints } from '@stockroom/ui/tokens';
import { ButtonLink, IconButton, PageHeader } from '@stockroom/ui';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery';
import { boardPaths } from '../../boardPaths';
import { FilterBar } from '../../components/FilterBar/FilterBar';
import type { BoardData } from '../../model/boardData';
import { type BoardFilter, choicesOf, isFiltering } from '../../model/boardFilter';

const PHONE = `(max-width: ${breakpoints.sm - 1}px)`;

/** Which board it is, and what of it is shown. On a phone its lists need the height: the filter waits behind a button. */
export function BoardHead({ data, filter, shown, total, onFilter }: BoardHeadProps) {
  const { t } = useTranslation('scrumboard');
  const { board } = data;
  const filterId = useId();
  const isPhone = useMediaQuery(PHONE);
  const [isOpen, setOpen] = useState(() => isFiltering(filter));
  const size = isPhone ? 'sm' : 'md';
  const chosen = choicesOf(filter);
  return (
    <>
      <PageHeader
        title={board.title}
        description={isPhone ? undefined : board.description || undefined}
        actions={
          <>
            <ButtonLink href={boardPaths.boards} icon="back" variant="quiet" size={size}>
              {t('board.back')}
            </ButtonLink>
            <ButtonLink href={boardPaths.settings(board.id)} icon="settings" size={size}>
              {t('board.settings')}
            </ButtonLink>
            {isPhone && total > 0 && (
              <IconButton
                icon="search"
                size="sm"
                variant="secondary"
                label={chosen > 0 ? t('filter.chosen', { count: chosen }) : t('filter.label')}
                count={chosen}
                expanded={isOpen}
                controls={filterId}
                onPress={() => setOpen(!isOpen)}
              />
            )}
          </>
        }
      />
      {total > 0 && (!isPhone || isOpen) && (
        <FilterBar
          id={filterId}
          filter={filter}
          labels={data.labels}
          members={data.members}
          shown={shown}
          total={total}
          onChange={onFilter}
        />
      )}
    </>
  );
}

interface BoardHeadProps {
  data: BoardData;
  filter: BoardFilter;
  /** Cards that the filter shows, of how many. */
  shown: number;
  total: number;
  onFilter: (filter: BoardFilter) => void;
}
