import { activityCollection } from '../engine/activityLog';
import { baseOf, defineCollection, type DataSet } from '../engine/collection';
import type { BoardRecord, BoardSeed, CardRecord, LabelRecord, ListRecord } from './boardRecords';
import { scrumboardOf } from './scrumboard.seed';

/** Seeds by data set, made once for the four collections that share them. */
const seeds = new Map<DataSet, BoardSeed>();
function seedOf(dataSet: DataSet): BoardSeed {
  let seed = seeds.get(dataSet);
  if (!seed) {
    seed = scrumboardOf(dataSet);
    seeds.set(dataSet, seed);
  }
  return seed;
}

export const boardCollection = defineCollection<BoardRecord>({
  name: 'boards',
  version: 1,
  seed: (dataSet) => baseOf(seedOf(dataSet).boards),
  required: ['id', 'title', 'members', 'lastActivity'],
});

export const listCollection = defineCollection<ListRecord>({
  name: 'board-lists',
  version: 1,
  seed: (dataSet) => baseOf(seedOf(dataSet).lists),
  required: ['id', 'boardId', 'position', 'title'],
});

export const cardCollection = defineCollection<CardRecord>({
  name: 'board-cards',
  version: 1,
  seed: (dataSet) => baseOf(seedOf(dataSet).cards),
  required: ['id', 'boardId', 'listId', 'position', 'title', 'labels', 'members', 'checklist'],
});

export const labelCollection = defineCollection<LabelRecord>({
  name: 'board-labels',
  version: 1,
  seed: (dataSet) => baseOf(seedOf(dataSet).labels),
  required: ['id', 'boardId', 'title', 'color'],
});

/** Collections that a change of a board may read or write. */
export const boardCollections = [boardCollection, listCollection, cardCollection, labelCollection, activityCollection] as const;
