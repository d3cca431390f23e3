import type { BoardSummary } from '@stockroom/contract';
import { Button, EmptyState, Icon, PageHeader, SegmentedControl } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { boardsQuery } from '#features/scrumboard/api/scrumboardQueries';
import { useBoardsWrites } from '#features/scrumboard/api/useBoardsWrites';
import { useFailedWrites } from '#features/scrumboard/api/useFailedWrites';
import { BOARDS } from '#features/scrumboard/api/writing/outbox';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { BoardTile } from '#features/scrumboard/components/BoardTile/BoardTile';
import { Grid, NewTile } from '#features/scrumboard/components/BoardTile/BoardTile.styles';
import { boardTileId } from '#features/scrumboard/components/BoardTile/boardTileId';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { choiceParam, openParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { useHasRole } from '#shared/session/useHasRole';
import { BoardDialog } from './BoardDialog';
import { Choice, Page } from './BoardsScreen.styles';
import { BoardsSkeleton } from './BoardsSkeleton';

const NONE: readonly BoardSummary[] = [];

/** All boards: created, changed, copied, archived and deleted here. */
export function BoardsScreen() {
  const { t } = useTranslation('scrumboard');
  const { isArchive, showArchive, open, setOpen } = useBoardsState();
  const query = useQuery(boardsQuery());
  const { data } = query;
  const { create, onUndo } = useFocusAfterUndo(data);
  const writes = useBoardsWrites(onUndo);
  const now = useNow();
  const may = useHasRole('write');
  useFailedWrites(BOARDS, data !== undefined);
  useDocumentTitle(t('boards.title'));

  const all = data ?? NONE;
  const shown = all.filter(({ archived }) => archived === isArchive).toSorted(lastChangedFirst);
  const archived = all.filter((board) => board.archived).length;
  const edited = all.find(({ id }) => id === open) ?? null;
  const add = () => setOpen('new');
  const navigate = useNavigate();
  // A user who has navigated elsewhere meanwhile stays there.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (
    <Page>
      <PageHeader
        title={t('boards.title')}
        description={data && t('boards.count', { count: all.length - archived })}
        isDescriptionPending={query.isPending}
        actions={
          may && (
            <Button variant="primary" icon="add" ref={create} onPress={add}>
              {t('boards.new')}
            </Button>
          )
        }
      />
      {(archived > 0 || isArchive) && (
        <Choice>
          <SegmentedControl
            label={t('boards.show')}
            hideLabel
            value={isArchive ? 'archived' : 'current'}
            onChange={(value) => showArchive(value === 'archived')}
            options={[
              { value: 'current', label: t('boards.current') },
              { value: 'archived', label: t('boards.archivedCount', { count: archived }) },
            ]}
          />
        </Choice>
      )}
      <QueryPage
        query={query}
        count={shown.length}
        labels={{ failed: t('boards.failed.load'), stale: t('boards.stale') }}
        waiting={<BoardsSkeleton label={t('boards.loading')} />}
        empty={
          <EmptyState
            illustration="box"
            title={isArchive ? t('boards.archiveEmpty') : t('boards.empty')}
            action={
              isArchive ? (
                <Button onPress={() => showArchive(false)}>{t('boards.toCurrent')}</Button>
              ) : (
                may && (
                  <Button variant="primary" icon="add" onPress={add}>
                    {t('boards.new')}
                  </Button>
                )
              )
            }
          >
            {isArchive ? t('boards.archiveEmptyText') : t('boards.emptyText')}
          </EmptyState>
        }
      >
        <Grid>
          {shown.map((board) => (
            <li key={board.id}>
              <BoardTile
                board={board}
                now={now}
                onEdit={() => setOpen(board.id)}
                onDuplicate={() => writes.duplicate(board)}
                onArchive={() => writes.archive(board)}
                onRemove={() => writes.remove(board)}
              />
            </li>
          ))}
          {may && !isArchive && (
            <li>
              <NewTile type="button" onClick={add}>
                <Icon name="add" size={24} />
                {t('boards.another')}
              </NewTile>
            </li>
          )}
        </Grid>
      </QueryPage>
      {may && data && (open === 'new' || edited) && (
        <BoardDialog
          key={open}
          board={edited}
          onClose={() => setOpen(null)}
          onSave={(draft, id) => {
            if (edited) writes.edit(edited, draft);
            else void writes.add(draft, id).then(({ ok }) => ok && isHere.current && navigate(boardPaths.board(id)));
            setOpen(null);
          }}
        />
      )}
    </Page>
  );
}

const lastChangedFirst = (a: BoardSummary, b: BoardSummary): number =>
  Date.parse(b.lastActivity) - Date.parse(a.lastActivity) || (a.id < b.id ? -1 : 1);

interface BoardsState {
  show: 'archived' | null;
  /** `new`, the id of a board, or `null` while no form is open. */
  open: string | null;
}

const boardsAddress = listAddress<BoardsState>({ show: choiceParam(['archived'], null), open: openParam('board') });

/** The state of the boards page, from its URL: `?show=archived`, `?board=new` or the id of the board that is edited. */
function useBoardsState() {
  const { state, move } = useListAddress(boardsAddress);
  return {
    isArchive: state.show === 'archived',
    showArchive: (isArchive: boolean) => move({ show: isArchive ? 'archived' : null }),
    open: state.open,
    setOpen: (open: string | null) => move({ open }),
  };
}

/** Moves the focus when a change of a board is undone: to the board where it is shown, else to the button for a new board. */
function useFocusAfterUndo(boards: readonly BoardSummary[] | undefined) {
  const create = useRef<HTMLButtonElement>(null);
  const undone = useRef<string | null>(null);
  useEffect(() => {
    if (undone.current === null) return;
    const tile = document.getElementById(boardTileId(undone.current));
    undone.current = null;
    (tile ?? create.current)?.focus();
  }, [boards]);
  return {
    create,
    /** The undone change is rendered a moment later. */
    onUndo: (boardId: string): void => {
      undone.current = boardId;
    },
  };
}
