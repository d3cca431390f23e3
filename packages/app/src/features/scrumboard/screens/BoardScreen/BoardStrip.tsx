import { BOARD_LIMITS } from '@stockroom/contract';
import { memo, type Ref, type RefObject } from 'react';
import { ListColumn } from '../../components/ListColumn/ListColumn';
import type { TileContext } from '../../components/CardTile/CardTile';
import { QuickAdd } from '../../components/QuickAdd/QuickAdd';
import type { ListHandle } from '../../components/ListColumn/useWindow';
import type { BoardView, ListView } from '../../model/boardView';
import { NewList, Strip } from './BoardScreen.styles';
import type { ListHandles } from './listHandles';
import type { useListWords } from './useListWords';

/** The lists of a board side by side, and the form that adds one. On a phone one at a time, by swiping. */
export const BoardStrip = memo(function BoardStrip({ view, label, strip, handles, ...shared }: BoardStripProps) {
  const { words, acts } = shared;
  return (
    <Strip ref={strip} role="group" aria-label={label}>
      {view.lists.map((list) => (
        <BoardColumn key={list.list.id} view={list} handle={handles.refOf(list.list.id)} {...shared} />
      ))}
      {view.lists.length < BOARD_LIMITS.lists && (
        <NewList>
          <QuickAdd
            look="secondary"
            limit={BOARD_LIMITS.title}
            words={words.addList(view.lists.length > 0)}
            onAdd={([title]) => title !== undefined && acts.addList(title)}
          />
        </NewList>
      )}
    </Strip>
  );
});

/** A list that did not change is not drawn again, whatever else of the board is. */
const BoardColumn = memo(function BoardColumn({ view, handle, context, words, selected, acts }: BoardColumnProps) {
  const { list, cards } = view;
  return (
    <ListColumn view={view} context={context} words={words} selected={selected} onRename={acts.rename} handle={handle}>
      <QuickAdd
        isMany
        limit={BOARD_LIMITS.cardTitle}
        words={words.addCard(list.title, cards.length > 0)}
        onAdd={(titles) => acts.addCards(list.id, titles)}
      />
    </ListColumn>
  );
});

interface SharedProps {
  context: TileContext;
  words: ReturnType<typeof useListWords>;
  selected: ReadonlySet<string>;
  /** The same object as long as the board stands. */
  acts: StripActs;
}

/** What is done in the lists themselves. */
export interface StripActs {
  rename: (listId: string, title: string) => void;
  addCards: (listId: string, titles: readonly string[]) => void;
  addList: (title: string) => void;
}

interface BoardColumnProps extends SharedProps {
  view: ListView;
  handle: Ref<ListHandle>;
}

interface BoardStripProps extends SharedProps {
  view: BoardView;
  label: string;
  handles: ListHandles;
  strip: RefObject<HTMLDivElement | null>;
}
