import { BOARD_LIMITS, type BoardList } from '@stockroom/contract';
import { Icon, isComposing } from '@stockroom/ui';
import { memo, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { wipState } from '#features/scrumboard/model/wipState';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { CountPill, Grip, Head, HeadButton, ListTitle, Position, TitleInput } from './ListColumn.styles';

const Title = v.nullable(v.string());

/**
 * A list's name, the number of its cards, and its menu. The name is a button that becomes a field: Enter and leaving it save,
 * Escape and an empty name leave it as it was. The whole head can be dragged. Without `onRename` it is read only.
 */
export const ListHead = memo(function ListHead({ list, place, count, shown, labels, onRename }: ListHeadProps) {
  const { value: draft, set: setDraft, isRestored } = useDraft<string | null>(draftSubject('list-title', list.id), Title, null);
  const title = useRef<HTMLButtonElement>(null);
  // When a click elsewhere ended the editing, the focus goes there.
  const isEndedByKey = useRef(false);
  useEffect(() => {
    if (draft === null && isEndedByKey.current) title.current?.focus();
    isEndedByKey.current = false;
  }, [draft]);

  const save = (text: string) => {
    const wanted = text.trim();
    if (wanted !== '' && wanted !== list.title) onRename?.(list.id, wanted);
    setDraft(null);
  };
  const state = wipState(list, count);
  return (
    <Head data-list-head>
      {onRename && (
        <Grip type="button" data-act="lift-list" aria-label={labels.lift(list.title)} aria-describedby={labels.hintId}>
          <Icon name="menu" size={16} />
        </Grip>
      )}
      {draft === null || !onRename ? (
        <ListTitle>
          {onRename ? (
            <button ref={title} type="button" data-act="rename" title={labels.rename} onClick={() => setDraft(list.title)}>
              {list.title}
            </button>
          ) : (
            <span>{list.title}</span>
          )}
        </ListTitle>
      ) : (
        <TitleInput
          autoFocus={!isRestored}
          aria-label={labels.name}
          value={draft}
          maxLength={BOARD_LIMITS.title}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => isRestored || event.target.select()}
          onBlur={() => save(draft)}
          onKeyDown={(event) => {
            if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
            // Otherwise the key would also press the button, which is focused by then, and open the field again.
            event.preventDefault();
            event.stopPropagation();
            isEndedByKey.current = true;
            save(event.key === 'Enter' ? draft : list.title);
          }}
        />
      )}
      <CountPill data-state={state} title={labels.limit(list, count)}>
        {(state === 'over' || state === 'full') && <Icon name={state === 'over' ? 'warning' : 'info'} size={16} />}
        <span aria-hidden>{labels.count(list, count, shown)}</span>
        <span data-hidden>{labels.limit(list, count)}</span>
      </CountPill>
      {place && <Position>{labels.place(place)}</Position>}
      {onRename && (
        <HeadButton
          type="button"
          data-act="list-menu"
          aria-haspopup="menu"
          aria-label={labels.menu(list.title)}
          title={labels.menu(list.title)}
        >
          <Icon name="more" />
        </HeadButton>
      )}
    </Head>
  );
});

export interface ListHeadLabels {
  name: string;
  rename: string;
  /** Accessible names of the handle and of the menu's button, with the list's title. */
  lift: (title: string) => string;
  menu: (title: string) => string;
  /** Id of the text that explains the keyboard commands. */
  hintId: string;
  /** Position among the lists: "2 of 4". */
  place: (place: { at: number; of: number }) => string;
  /** Visible text: "4", "2 of 9", "5/3". */
  count: (list: BoardList, count: number, shown: number) => string;
  /** Text for screen readers: "5 cards, limit 3 exceeded". */
  limit: (list: BoardList, count: number) => string;
}

export interface ListHeadProps {
  list: BoardList;
  /** Position among the lists, from 1, and their number. */
  place?: { at: number; of: number } | undefined;
  /** Number of cards in the list; `shown` counts those that the filter shows. */
  count: number;
  shown: number;
  labels: ListHeadLabels;
  onRename: ((listId: string, title: string) => void) | undefined;
}
