import { POSITION_STEP } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { assignablePeople } from '../user/people.seed';
import type { BoardSeed, CardRecord } from './boardRecords';
import { boardRows, type BoardRow, type CardRow } from './boards.rows';
import { hostileBoard, largeBoard } from './scrumboard.dataSets';
import { buildBoard, buildCard, buildLabel, buildList } from './scrumboard.factory';

/** Returns the initial boards of a data set. */
export function scrumboardOf(dataSet: DataSet): BoardSeed {
  switch (dataSet) {
    case 'empty':
    case 'scrumboard-empty':
      return { boards: [], lists: [], cards: [], labels: [] };
    case 'scrumboard-1000':
      return joined([largeBoard(100), ...boardRows.map(fromRow)]);
    case 'scrumboard-5000':
      return joined([largeBoard(500), ...boardRows.map(fromRow)]);
    case 'hostile-text':
      return joined([hostileBoard(), ...boardRows.map(fromRow)]);
    default:
      return joined(boardRows.map(fromRow));
  }
}

function joined(seeds: readonly BoardSeed[]): BoardSeed {
  return {
    boards: seeds.flatMap(({ boards }) => boards),
    lists: seeds.flatMap(({ lists }) => lists),
    cards: seeds.flatMap(({ cards }) => cards),
    labels: seeds.flatMap(({ labels }) => labels),
  };
}

function fromRow(
  { title, description, icon, background, members, lastActivity, labels, lists, done }: BoardRow,
  index: number,
): BoardSeed {
  const boardId = `board-${index + 1}`;
  const listId = (at: number) => `${boardId}-list-${at + 1}`;
  return {
    boards: [
      buildBoard({ id: boardId, title, description, icon, background, members: pick(members, assignablePeople), lastActivity }),
    ],
    labels: labels.map(([name, color], at) => buildLabel({ id: `${boardId}-label-${at + 1}`, boardId, title: name, color })),
    lists: lists.map(([name, limit], at) =>
      buildList({
        id: listId(at),
        boardId,
        title: name,
        position: (at + 1) * POSITION_STEP,
        ...(at === done && { done: true }),
        ...(limit > 0 && { wip: { limit, mode: 'warn' as const } }),
      }),
    ),
    cards: lists.flatMap(([, , rows], at) => rows.map((row, place) => cardOf(row, boardId, listId(at), place))),
  };
}

function cardOf(
  [title, description, labels, members, due, checklist = [], cover]: CardRow,
  boardId: string,
  listId: string,
  place: number,
): CardRecord {
  const id = `${listId}-card-${place + 1}`;
  return buildCard({
    id,
    boardId,
    listId,
    position: (place + 1) * POSITION_STEP,
    title,
    description,
    labels: labels.map((at) => `${boardId}-label-${at + 1}`),
    members: pick(members, assignablePeople).map((member) => member.id),
    dueDate: due === null ? null : { inDays: due },
    checklist: checklist.map((line, at) => ({
      id: `${id}-step-${at + 1}`,
      title: line.replace(/^\+/, ''),
      completed: line.startsWith('+'),
    })),
    cover: cover ?? null,
  });
}

function pick<T>(places: readonly number[], from: readonly T[]): T[] {
  return places.flatMap((place) => from[place] ?? []);
}
