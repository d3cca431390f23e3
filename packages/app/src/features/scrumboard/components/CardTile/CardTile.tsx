import type { BoardLabel, BoardMember, Card } from '@stockroom/contract';
import { Avatar, Icon } from '@stockroom/ui';
import { memo, type SyntheticEvent, useDeferredValue } from 'react';
import { safeImage } from '../../../../shared/links/safeImage';
import { coverGround } from '../../model/coverGround';
import { boardPaths } from '../../boardPaths';

/** Members of a card whose pictures fit; the rest is a number. */
const FACES = 3;

// Hundreds of tiles are drawn at once: what is the same in all of them is made once.
const CLOCK = <Icon name="clock" size={16} />;
const LATE = <Icon name="error" size={16} />;
const DONE = <Icon name="checkCircle" size={16} />;
const CHECK = <Icon name="check" size={16} />;
const MORE = <Icon name="more" />;

/**
 * One card in its list. Renders a list item, for a `Cards`, with the card's link and its buttons. Presses are heard by the board, which knows a
 * drag from a press: what stands here says by `data-card` and `data-act` what it is.
 */
export const CardTile = memo(function CardTile({
  card,
  index,
  count,
  context,
  isDone,
  isSelected,
  isCurrent,
  top,
}: CardTileProps) {
  return (
    <li
      className="card"
      data-card={card.id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={top === undefined ? undefined : { position: 'absolute', top, left: 0, right: 0 }}
    >
      <Face card={card} context={context} isDone={isDone} isSelected={isSelected} isCurrent={isCurrent} />
    </li>
  );
});

/** The part of a card that does not change with its place. */
const Face = memo(function Face({ card, context, isDone, isSelected, isCurrent }: FaceProps) {
  const { texts, labels, members } = context;
  const cover = safeImage(card.cover);
  const pills = card.labels.flatMap((id) => labels.get(id) ?? []);
  const people = card.members.flatMap((id) => members.get(id) ?? []);
  const titleId = `card-${card.id}`;
  const tabIndex = isCurrent ? 0 : -1;
  const hasFacts = card.dueDate !== null || card.done === true || card.checklist.length > 0 || people.length > 0;
  return (
    <div className="surface" data-surface data-selected={isSelected || undefined}>
      {cover && (
        <img
          className="cover"
          src={cover}
          alt=""
          width={256}
          height={104}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={coverGround(cover)}
          onError={leaveOut}
        />
      )}
      <a
        id={titleId}
        href={boardPaths.card(card.boardId, card.id)}
        draggable={false}
        tabIndex={tabIndex}
        aria-describedby={context.canChange ? context.hintId : undefined}
      >
        {card.title}
      </a>
      {pills.length > 0 && (
        <div className="labels">
          {pills.map((label) => (
            <span key={label.id} data-tone={label.color}>
              {label.title}
            </span>
          ))}
        </div>
      )}
      {hasFacts && (
        <div className="facts">
          <Facts card={card} context={context} isDone={isDone} />
          {people.length > 0 && (
            <span className="people">
              {people.slice(0, FACES).map((member) => (
                <Avatar key={member.id} name={member.name || texts.nameless} src={safeImage(member.avatar)} size={24} />
              ))}
              {people.length > FACES && <span className="more">+{people.length - FACES}</span>}
            </span>
          )}
        </div>
      )}
      {context.canChange && <Actions titleId={titleId} texts={texts} isSelected={isSelected} tabIndex={tabIndex} />}
    </div>
  );
});

/**
 * A card's buttons: visible under the pointer, so that many cards that come at once are read first and get theirs right after.
 */
function Actions({ titleId, texts, isSelected, tabIndex }: ActionsProps) {
  const isThere = useDeferredValue(true, false);
  return (
    isThere && (
      <>
        <button
          type="button"
          role="checkbox"
          data-act="select"
          tabIndex={tabIndex}
          aria-checked={isSelected}
          aria-label={texts.select}
          aria-describedby={titleId}
        >
          {isSelected && CHECK}
        </button>
        <button
          type="button"
          data-act="menu"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-label={texts.move}
          aria-describedby={titleId}
        >
          {MORE}
        </button>
      </>
    )
  );
}

function Facts({ card, context: { texts, today }, isDone }: Pick<FaceProps, 'card' | 'context' | 'isDone'>) {
  const { dueDate, checklist } = card;
  const done = checklist.filter(({ completed }) => completed).length;
  const isOverdue = !isDone && dueDate !== null && dueDate < today;
  return (
    <>
      {card.done && (
        <span className="fact" data-tone="success">
          {DONE}
          {texts.done}
        </span>
      )}
      {dueDate !== null && (
        <span className="fact" data-tone={isOverdue ? 'critical' : undefined}>
          {isOverdue ? LATE : CLOCK}
          {isOverdue ? texts.overdue(dueDate) : texts.due(dueDate)}
        </span>
      )}
      {checklist.length > 0 && (
        <span className="fact" data-tone={done === checklist.length ? 'success' : undefined}>
          {DONE}
          <span aria-hidden>
            {done}/{checklist.length}
          </span>
          <span className="said">{texts.checklist(done, checklist.length)}</span>
        </span>
      )}
    </>
  );
}

/** A picture that is not there takes no room. */
const leaveOut = (event: SyntheticEvent<HTMLElement>): void => {
  event.currentTarget.hidden = true;
};

type FaceProps = Pick<CardTileProps, 'card' | 'context' | 'isDone' | 'isSelected' | 'isCurrent'>;

interface ActionsProps extends Pick<FaceProps, 'isSelected'>, Pick<TileContext, 'texts'> {
  /** Id of the card's title. */
  titleId: string;
  tabIndex: 0 | -1;
}

/**
 * Data shared by all cards of a board: the same object until the board's labels, its members, the day or the language change.
 */
export interface TileContext {
  labels: ReadonlyMap<string, BoardLabel>;
  members: ReadonlyMap<string, BoardMember>;
  /** As ISO 8601, such as `2026-03-20`. */
  today: string;
  /** Id of the text that says what keys do. */
  hintId: string;
  /** Cards may be moved, selected and deleted. */
  canChange: boolean;
  texts: {
    move: string;
    select: string;
    /** Of a card that is marked as done. */
    done: string;
    /** Of a member without a name. */
    nameless: string;
    due: (day: string) => string;
    overdue: (day: string) => string;
    checklist: (done: number, total: number) => string;
  };
}

export interface CardTileProps {
  card: Card;
  /** Its place among the shown cards of its list, from 0. */
  index: number;
  /** Shown cards of its list. */
  count: number;
  context: TileContext;
  /** It is, or all of its list is: it can't be late. */
  isDone: boolean;
  isSelected: boolean;
  /** The one card of its list that the Tab key reaches. */
  isCurrent: boolean;
  /** In px, for a card that is kept though its neighbours are scrolled away. */
  top?: number;
}
