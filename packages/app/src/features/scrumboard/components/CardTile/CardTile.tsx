import type { BoardLabel, BoardMember, Card } from '@stockroom/contract';
import { Avatar, Icon } from '@stockroom/ui';
import { memo, type SyntheticEvent, useDeferredValue } from 'react';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { coverGround } from '#features/scrumboard/model/coverGround';
import { safeImage } from '#shared/links/safeImage';

/** How many member pictures fit on a card; the rest is a number. */
const FACES = 3;

// Hundreds of tiles are drawn at once: elements that are the same in all of them are created once.
const CLOCK = <Icon name="clock" size={16} />;
const LATE = <Icon name="error" size={16} />;
const DONE = <Icon name="checkCircle" size={16} />;
const CHECK = <Icon name="check" size={16} />;
const MORE = <Icon name="more" />;

/**
 * A card in its list. Renders a list item, for a `Cards`, with the card's link and its buttons. The board handles the clicks,
 * as it can tell a drag from a click: elements here identify themselves by `data-card` and `data-act`.
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
      <CardContent card={card} context={context} isDone={isDone} isSelected={isSelected} isCurrent={isCurrent} />
    </li>
  );
});

/** The part of a card that does not depend on its position. */
const CardContent = memo(function Face({ card, context, isDone, isSelected, isCurrent }: FaceProps) {
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
          onError={hideMissingImage}
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
 * A card's buttons: visible on hover, so that of many cards that appear at once the content renders first and the buttons right
 * after.
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

/** Hides a picture that fails to load, so that it takes no space. */
const hideMissingImage = (event: SyntheticEvent<HTMLElement>): void => {
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
  /** Id of the text that explains the keyboard commands. */
  hintId: string;
  /** Whether cards may be moved, selected and deleted. */
  canChange: boolean;
  texts: {
    move: string;
    select: string;
    /** Text on a card that is marked as done. */
    done: string;
    /** Text for a member without a name. */
    nameless: string;
    due: (day: string) => string;
    overdue: (day: string) => string;
    checklist: (done: number, total: number) => string;
  };
}

export interface CardTileProps {
  card: Card;
  /** Position among the shown cards of its list, from 0. */
  index: number;
  /** Number of shown cards in its list. */
  count: number;
  context: TileContext;
  /** Whether the card, or its whole list, is done: then it can't be overdue. */
  isDone: boolean;
  isSelected: boolean;
  /** Whether this is the one card of its list that the Tab key reaches. */
  isCurrent: boolean;
  /** Offset in px, for a card that stays rendered though its neighbours are scrolled away. */
  top?: number;
}
