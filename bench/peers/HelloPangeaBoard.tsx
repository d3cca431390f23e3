import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { memo, useState } from 'react';
import { createLists, Face, moveCard, type PeerCard } from './cards';

/** A board built like the @hello-pangea/dnd examples, with lists that avoid needless re-renders. */
export function HelloPangeaBoard({ total }: { total: number }) {
  const [lists, setLists] = useState(() => createLists(total));
  const onEnd = ({ source, destination }: DropResult) => {
    if (!destination) return;
    const from = { listId: source.droppableId, index: source.index };
    const to = { listId: destination.droppableId, index: destination.index };
    setLists((now) => moveCard(now, from, to));
  };
  return (
    <DragDropContext onDragEnd={onEnd}>
      <div data-board>
        {lists.map((list) => (
          <section key={list.id} data-list aria-label={list.title}>
            <h2>{list.title}</h2>
            <Droppable droppableId={list.id}>
              {({ innerRef, droppableProps, placeholder }) => (
                <ul ref={innerRef} {...droppableProps}>
                  <Cards cards={list.cards} />
                  {placeholder}
                </ul>
              )}
            </Droppable>
          </section>
        ))}
      </div>
    </DragDropContext>
  );
}

const Cards = memo(function Cards({ cards }: { cards: PeerCard[] }) {
  return cards.map((card, index) => (
    <Draggable key={card.id} draggableId={card.id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <li ref={innerRef} data-card={card.id} {...draggableProps} {...dragHandleProps}>
          <Face card={card} />
        </li>
      )}
    </Draggable>
  ));
});
