import { BOARD_LIMITS } from '@stockroom/contract';
import { memo, type Ref, type RefObject, useMemo } from 'react';
import type { TileContext } from '#features/scrumboard/components/CardTile/CardTile';
import { ListColumn } from '#features/scrumboard/components/ListColumn/ListColumn';
import type { ListHandle } from '#features/scrumboard/components/ListColumn/useCardWindow';
import { QuickAdd } from '#features/scrumboard/components/QuickAdd/QuickAdd';
import type { BoardView, ListView } from '#features/scrumboard/model/boardView';
import { draftSubject } from '#shared/drafts/draftSubject';
import type { IdOf, IdempotencyKey } from '#shared/query/useIdempotentCreate';
import { NewList, Strip } from './BoardScreen.styles';
import type { ListHandles } from './listHandles';
import type { useListLabels } from './useListLabels';

/** The lists of a board side by side, and the form that adds one. On a phone they appear one at a time, by swiping. */
export const BoardStrip = memo(function BoardStrip({ boardId, view, label, strip, handles, ...shared }: BoardStripProps) {
  const { context, labels, actions } = shared;
  return (
    <Strip ref={strip} role="group" aria-label={label}>
      {view.lists.map((list, index) => (
        <BoardColumn
          key={list.list.id}
          view={list}
          at={index + 1}
          of={view.lists.length}
          handle={handles.refOf(list.list.id)}
          {...shared}
        />
      ))}
      {context.canChange && view.lists.length < BOARD_LIMITS.lists && (
        <NewList>
          <QuickAdd
            subject={draftSubject('quick-list', boardId)}
            variant="secondary"
            limit={BOARD_LIMITS.title}
            labels={labels.addList(view.lists.length > 0)}
            onAdd={([title], idOf) => title === undefined || actions.addList(title, idOf())}
          />
        </NewList>
      )}
    </Strip>
  );
});

/** A list, memoised: not re-rendered when other parts of the board change. */
const BoardColumn = memo(function BoardColumn({ view, at, of, handle, context, labels, selected, actions }: BoardColumnProps) {
  const { list, cards } = view;
  const place = useMemo(() => ({ at, of }), [at, of]);
  return (
    <ListColumn
      view={view}
      position={place}
      context={context}
      labels={labels}
      selected={selected}
      onRename={context.canChange ? actions.rename : undefined}
      handle={handle}
    >
      {context.canChange && (
        <QuickAdd
          subject={draftSubject('quick-card', list.id)}
          isMany
          limit={BOARD_LIMITS.cardTitle}
          labels={labels.addCard(list.title, cards.length > 0)}
          onAdd={(titles, idOf) => actions.addCards(list.id, titles, idOf)}
        />
      )}
    </ListColumn>
  );
});

interface SharedProps {
  context: TileContext;
  labels: ReturnType<typeof useListLabels>;
  selected: ReadonlySet<string>;
  /** A stable object as long as the board is mounted. */
  actions: StripActions;
}

/** Callbacks of the lists. */
export interface StripActions {
  rename: (listId: string, title: string) => void;
  addCards: (listId: string, titles: readonly string[], idOf: IdOf) => Promise<unknown>;
  addList: (title: string, id: IdempotencyKey) => Promise<unknown>;
}

interface BoardColumnProps extends SharedProps {
  view: ListView;
  /** Position among the lists, from 1. */
  at: number;
  of: number;
  handle: Ref<ListHandle>;
}

interface BoardStripProps extends SharedProps {
  boardId: string;
  view: BoardView;
  label: string;
  handles: ListHandles;
  strip: RefObject<HTMLDivElement | null>;
}
