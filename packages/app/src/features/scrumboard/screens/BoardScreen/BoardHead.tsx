import { ButtonLink, PageHeader } from '@stockroom/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardPaths } from '../../boardPaths';

/** A board's name, and the ways to all boards and to its settings. */
export const BoardHead = memo(function BoardHead({ id, title, description }: BoardHeadProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <PageHeader
      title={title}
      description={description || undefined}
      actions={
        <>
          <ButtonLink href={boardPaths.boards} icon="back" variant="quiet">
            {t('board.back')}
          </ButtonLink>
          <ButtonLink href={boardPaths.settings(id)} icon="settings">
            {t('board.settings')}
          </ButtonLink>
        </>
      }
    />
  );
});

interface BoardHeadProps {
  id: string;
  title: string;
  description: string;
}
