import type { BoardLabel, BoardMember, Card } from '@stockroom/contract';
import { Avatar, Icon } from '@stockroom/ui';
import { memo } from 'react';
import { safeImage } from '../../../../shared/links/safeImage';
import { boardPaths } from '../../boardPaths';
import { Cover, Fact, Facts, Item, LabelPill, Labels, More, People, Surface, TileButton, Title } from './CardTile.styles';

/** Members of a card whose pictures fit; the rest is a number. */
const FACES = 3;

/**
 * One card in its list. Renders a list item with the card's link and its buttons. Presses are heard by the board, which knows a
 * drag from a press: what stands here says by `data-card` and `data-act` what it is.
 */
export const CardTile = memo(function CardTile({ card, index, count, context, isSelected, isCurrent, top }: CardTileProps) {
  const { words, labels, members, today } = context;
  const cover = safeImage(card.cover);
  const pills = card.labels.flatMap((id) => labels.get(id) ?? []);
  const people = card.members.flatMap((id) => members.get(id) ?? []);
  const done = card.checklist.filter(({ completed }) => completed).length;
  const isOverdue = card.dueDate !== null && card.dueDate < today;
  const titleId = `card-${card.id}`;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <Item
      data-card={card.id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={top === undefined ? undefined : { position: 'absolute', top, left: 0, right: 0 }}
    >
      <Surface data-surface data-selected={isSelected || undefined}>
        {cover && <Cover src={cover} alt="" width={256} height={104} loading="lazy" decoding="async" draggable={false} />}
        <Title
          id={titleId}
          href={boardPaths.card(card.boardId, card.id)}
          draggable={false}
          tabIndex={tabIndex}
          aria-describedby={context.hintId}
        >
          {card.title}
        </Title>
        {pills.length > 0 && (
          <Labels>
            {pills.map((label) => (
              <LabelPill key={label.id} data-tone={label.color}>
                {label.title}
              </LabelPill>
            ))}
          </Labels>
        )}
        {(card.dueDate !== null || card.checklist.length > 0 || people.length > 0) && (
          <Facts>
            {card.dueDate !== null && (
              <Fact data-tone={isOverdue ? 'critical' : undefined}>
                <Icon name={isOverdue ? 'error' : 'clock'} size={16} />
                {isOverdue ? words.overdue(card.dueDate) : words.due(card.dueDate)}
              </Fact>
            )}
            {card.checklist.length > 0 && (
              <Fact data-tone={done === card.checklist.length ? 'success' : undefined}>
                <Icon name="checkCircle" size={16} />
                {words.checklist(done, card.checklist.length)}
              </Fact>
            )}
            {people.length > 0 && (
              <People>
                {people.slice(0, FACES).map((member) => (
                  <Avatar key={member.id} name={member.name || words.nameless} src={safeImage(member.avatar)} size={24} />
                ))}
                {people.length > FACES && <More>+{people.length - FACES}</More>}
              </People>
            )}
          </Facts>
        )}
        <TileButton
          type="button"
          role="checkbox"
          data-act="select"
          data-place="start"
          tabIndex={tabIndex}
          aria-checked={isSelected}
          aria-label={words.select}
          aria-describedby={titleId}
        >
          {isSelected && <Icon name="check" size={16} />}
        </TileButton>
        <TileButton
          type="button"
          data-act="menu"
          data-place="end"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-label={words.move}
          aria-describedby={titleId}
        >
          <Icon name="more" />
        </TileButton>
      </Surface>
    </Item>
  );
});

/** What all cards of a board share: the same object until the board's labels, its members, the day or the language change. */
export interface TileContext {
  labels: ReadonlyMap<string, BoardLabel>;
  members: ReadonlyMap<string, BoardMember>;
  /** As ISO 8601, such as `2026-03-20`. */
  today: string;
  /** Id of the text that says what keys do. */
  hintId: string;
  words: {
    move: string;
    select: string;
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
  isSelected: boolean;
  /** The one card of its list that the Tab key reaches. */
  isCurrent: boolean;
  /** In px, for a card that is kept though its neighbours are scrolled away. */
  top?: number;
}
