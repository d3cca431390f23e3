import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  PointerSensor,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useState } from 'react';
import { createLists, Face, moveCard, type PeerCard, type PeerList, type PeerPlace } from './cards';

/** A board built like the @dnd-kit/sortable examples for several lists. */
export function DndKitBoard({ total }: { total: number }) {
  const [lists, setLists] = useState(() => createLists(total));
  const [active, setActive] = useState<PeerCard | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onOver = ({ active: dragged, over }: DragOverEvent) => {
    const from = positionOf(lists, dragged.id);
    const to = over && positionOf(lists, over.id);
    if (from && to && from.listId !== to.listId) setLists(moveCard(lists, from, to));
  };
  const onEnd = ({ active: dragged, over }: DragEndEvent) => {
    setActive(null);
    const from = positionOf(lists, dragged.id);
    const to = over && positionOf(lists, over.id);
    if (from && to && over.id !== dragged.id) setLists(moveCard(lists, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragStart={({ active: dragged }) => {
        setActive(lists.flatMap(({ cards }) => cards).find(({ id }) => id === dragged.id) ?? null);
      }}
      onDragOver={onOver}
      onDragEnd={onEnd}
    >
      <div data-board>
        {lists.map((list) => (
          <List key={list.id} list={list} />
        ))}
      </div>
      <DragOverlay>{active && <Face card={active} />}</DragOverlay>
    </DndContext>
  );
}

/** Position of a card; for a list, the position at its end. */
function positionOf(lists: PeerList[], id: UniqueIdentifier): PeerPlace | null {
  const list = lists.find((each) => each.id === id || each.cards.some((card) => card.id === id));
  if (!list) return null;
  const index = list.cards.findIndex((card) => card.id === id);
  return { listId: list.id, index: index < 0 ? list.cards.length : index };
}

const List = memo(function List({ list }: { list: PeerList }) {
  const { setNodeRef } = useDroppable({ id: list.id });
  return (
    <section data-list aria-label={list.title}>
      <h2>{list.title}</h2>
      <SortableContext items={list.cards} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef}>
          {list.cards.map((card) => (
            <SortableCard key={card.id} card={card} />
          ))}
        </ul>
      </SortableContext>
    </section>
  );
});

const SortableCard = memo(function SortableCard({ card }: { card: PeerCard }) {
  const { setNodeRef, transform, transition, attributes, listeners } = useSortable({ id: card.id });
  const style = { transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} data-card={card.id} style={style} {...attributes} {...listeners}>
      <Face card={card} />
    </li>
  );
});
