import { Button, ButtonLink, EmptyState, ErrorState } from '@stockroom/ui';
import { startTransition, useMemo, useOptimistic } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { useFailedWrites } from '#features/scrumboard/api/useFailedWrites';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { afterPaint } from '#shared/hooks/afterPaint';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LimitGate } from '../LimitGate/LimitGate';
import { Board } from './Board';
import { BoardSkeleton } from './BoardSkeleton';
import { LazyCardDialog } from './lazyComponents';

/** A board: its lists side by side, with cards that can be dragged between them. Its outlet renders the overlays. */
export function BoardScreen() {
  const { boardId = '' } = useParams();
  const { cardId, open, close } = useOpenCard(boardId);
  const { t } = useTranslation('scrumboard');
  const navigate = useNavigate();
  const describe = useDescribeError();
  const { data, error, isError, isFetching, refetch } = useBoard(boardId);
  const isLoading = useDelayed(!data && !isError);
  useFailedWrites(boardId, data !== undefined);
  // An open card sets the page title itself.
  useDocumentTitle(cardId !== null && data?.cards.has(cardId) ? null : (data?.board.title ?? t('boards.title')));

  if (data) {
    return (
      <>
        <Board key={boardId} data={data} onOpen={open} />
        <Outlet />
        {cardId !== null && <LazyCardDialog boardId={boardId} cardId={cardId} onClose={close} />}
        <LimitGate />
      </>
    );
  }
  if (isError && isApiError(error, 'notFound')) {
    return (
      <EmptyState
        level={1}
        illustration="map"
        title={t('board.unknown')}
        action={<Button onPress={() => void navigate(boardPaths.boards)}>{t('board.toBoards')}</Button>}
      >
        {t('board.unknownText')}
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <>
        <ErrorState
          level={1}
          title={t('board.failed')}
          retryLabel={t('actions.retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {describe(error).message}
        </ErrorState>
        <ButtonLink href={boardPaths.boards} variant="quiet" icon="back">
          {t('board.back')}
        </ButtonLink>
      </>
    );
  }
  return isLoading && <BoardSkeleton label={t('board.loading')} />;
}

/**
 * The card whose dialog is open over the board, from the URL. A clicked card opens at once; the URL, which re-renders the whole
 * page, follows.
 */
function useOpenCard(boardId: string) {
  const { cardId = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shownId, show] = useOptimistic(cardId);
  // Stable as long as the URL is: they do not re-render the board.
  const actions = useMemo(() => {
    const go = (id: string | null, pathname: string) =>
      startTransition(async () => {
        show(id);
        await afterPaint();
        await navigate({ pathname, search }, { preventScrollReset: true });
      });
    return {
      open: (id: string) => go(id, boardPaths.card(boardId, id)),
      close: () => go(null, boardPaths.board(boardId)),
    };
  }, [boardId, search, navigate, show]);
  return { cardId: shownId, ...actions };
}
