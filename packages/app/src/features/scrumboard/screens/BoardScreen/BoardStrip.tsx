import { BOARD_LIMITS } from '@stockroom/contract';
import type { RefObject } from 'react';
import { ListColumn } from '../../components/ListColumn/ListColumn';
import type { TileContext } from '../../components/CardTile/CardTile';
import { QuickAdd } from '../../components/QuickAdd/QuickAdd';
import type { BoardView } from '../../model/boardView';
import { NewList, Strip } from './BoardScreen.styles';
import type { ListHandles } from './listHandles';
import type { useListWords } from './useListWords';

/** The lists of a board side by side, and the form that adds one. On a phone one at a time, by swiping. */
export function BoardStrip({ view, label, context, words, selected, handles, strip, ...on }: BoardStripProps) {
  return (
    <Strip ref={strip} role="group" aria-label={label}>
      {view.lists.map((list) => (
        <ListColumn
          key={list.list.id}
          view={list}
          context={context}
          words={words}
          selected={selected}
          onRename={on.onRename}
          handle={handles.refOf(list.list.id)}
        >
          <QuickAdd
            isMany
            limit={BOARD_LIMITS.cardTitle}
            words={words.addCard(list.list.title, list.cards.length > 0)}
            onAdd={(titles) => on.onAddCards(list.list.id, titles)}
          />
        </ListColumn>
      ))}
      {view.lists.length < BOARD_LIMITS.lists && (
        <NewList>
          <QuickAdd
            look="secondary"
            limit={BOARD_LIMITS.title}
            words={words.addList(view.lists.length > 0)}
            onAdd={([title]) => title !== undefined && on.onAddList(title)}
          />
        </NewList>
      )}
    </Strip>
  );
}

interface BoardStripProps {
  view: BoardView;
  label: string;
  context: TileContext;
  words: ReturnType<typeof useListWords>;
  selected: ReadonlySet<string>;
  handles: ListHandles;
  strip: RefObject<HTMLDivElement | null>;
  onRename: (listId: string, title: string) => void;
  onAddCards: (listId: string, titles: readonly string[]) => void;
  onAddList: (title: string) => void;
}
