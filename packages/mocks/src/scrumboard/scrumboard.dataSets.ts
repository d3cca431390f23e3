import { LABEL_COLORS, POSITION_STEP } from '@stockroom/contract';
import { assignablePeople } from '../user/people.seed';
import type { BoardSeed } from './boardRecords';
import { buildBoard, buildCard, buildLabel, buildList } from './scrumboard.factory';

const LISTS = 10;
const work = ['Count', 'Label', 'Photograph', 'Move', 'Repack', 'Price', 'Clean', 'Order', 'Check', 'Return'];
const goods = ['watches', 'straps', 'shirts', 'sweaters', 'backpacks', 'totes', 'boots', 'sneakers', 'caps', 'scarves', 'mugs'];

/** Makes a board of ten lists with the given number of cards each, computed from numbers. */
export function largeBoard(cardsPerList: number): BoardSeed {
  const boardId = 'board-large';
  const places = Array.from({ length: LISTS * cardsPerList }, (_unused, index) => index);
  return {
    boards: [
      buildBoard({
        id: boardId,
        title: `${LISTS} × ${cardsPerList} cards`,
        icon: 'columns',
        members: assignablePeople.slice(0, 5),
      }),
    ],
    labels: LABEL_COLORS.map((color, at) =>
      buildLabel({ id: `${boardId}-label-${at + 1}`, boardId, title: `${work[at]} first`, color }),
    ),
    lists: Array.from({ length: LISTS }, (_unused, at) =>
      buildList({ id: `${boardId}-list-${at + 1}`, boardId, title: `Week ${at + 1}`, position: (at + 1) * POSITION_STEP }),
    ),
    cards: places.map((index) => {
      const place = index % cardsPerList;
      const subject = `${work[index % work.length]} the ${goods[index % goods.length]}`;
      return buildCard({
        id: `${boardId}-card-${index + 1}`,
        boardId,
        listId: `${boardId}-list-${Math.floor(index / cardsPerList) + 1}`,
        position: (place + 1) * POSITION_STEP,
        title: `${subject}, shelf ${index + 1}`,
        labels: index % 3 === 0 ? [`${boardId}-label-${(index % LABEL_COLORS.length) + 1}`] : [],
        members: index % 4 === 0 ? [assignablePeople[index % 5]?.id ?? ''] : [],
        dueDate: index % 5 === 0 ? { inDays: (index % 21) - 7 } : null,
      });
    }),
  };
}

const titles = [
  '<img src=x onerror=alert(1)>',
  'Unbreakable'.repeat(120),
  'مَعْطَف شَتَوِيّ',
  '腕時計 クロノグラフ',
  '__proto__',
  'Right\u202eto left override',
  'Wide '.repeat(390).trim(),
];

/** Makes a board that breaks careless pages: markup, long words, other scripts, a deleted label, and adjacent positions. */
export function hostileBoard(): BoardSeed {
  const boardId = 'board-hostile';
  const listId = `${boardId}-list-1`;
  return {
    boards: [
      buildBoard({
        id: boardId,
        title: '<b>Hostile</b> {{constructor}}',
        description: '<script>alert(1)</script>'.repeat(8),
        icon: 'no such icon',
        members: [{ id: 'nobody', name: '', avatar: '/media/portraits/nobody.svg' }],
      }),
    ],
    labels: [
      buildLabel({
        id: `${boardId}-label-1`,
        boardId,
        title: '<i>label</i> Unbreakableunbreakable'.slice(0, 50),
        color: 'critical',
      }),
    ],
    lists: [
      buildList({ id: listId, boardId, title: 'Unbreakable'.repeat(23), wip: { limit: 1, mode: 'block' } }),
      buildList({ id: `${boardId}-list-2`, boardId, title: '<img src=x onerror=alert(1)>', position: 65_537 }),
    ],
    cards: titles.map((title, at) =>
      buildCard({
        id: `${boardId}-card-${at + 1}`,
        boardId,
        listId,
        position: at + 1,
        title,
        description: `${title} <script>alert(1)</script>`,
        labels: [`${boardId}-label-1`, 'label-gone'],
        members: ['nobody', 'member-gone'],
        cover: at % 2 === 0 ? '/media/products/does-not-exist.svg' : null,
        dueDate: at === 3 ? '0001-01-01' : null,
      }),
    ),
  };
}
