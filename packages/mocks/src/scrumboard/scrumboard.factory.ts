import { POSITION_STEP } from '@stockroom/contract';
import type { BoardRecord, CardRecord, LabelRecord, ListRecord } from './boardRecords';

/** When the seed was last changed; it is earlier than any change made in the app. */
const SEED_INSTANT = '2026-02-02T09:00:00.000Z';

/** Builds a board with only a title and the fields that a seed or test gives. */
export function buildBoard(overrides: Partial<BoardRecord> = {}): BoardRecord {
  return {
    id: 'board-0',
    title: 'A new board',
    description: '',
    icon: 'columns',
    members: [],
    archived: false,
    background: 'plain',
    lastActivity: SEED_INSTANT,
    ...overrides,
  };
}

/** Builds a list without a limit. */
export function buildList(overrides: Partial<ListRecord> = {}): ListRecord {
  return {
    id: 'list-0',
    boardId: 'board-0',
    position: POSITION_STEP,
    title: 'To do',
    wip: { limit: 5, mode: 'none' },
    ...overrides,
  };
}

/** Builds a card with only a title. */
export function buildCard(overrides: Partial<CardRecord> = {}): CardRecord {
  return {
    id: 'card-0',
    boardId: 'board-0',
    listId: 'list-0',
    position: POSITION_STEP,
    title: 'A card',
    description: '',
    labels: [],
    dueDate: null,
    members: [],
    checklist: [],
    cover: null,
    updatedAt: SEED_INSTANT,
    ...overrides,
  };
}

/** Builds a neutral label. */
export function buildLabel(overrides: Partial<LabelRecord> = {}): LabelRecord {
  return { id: 'label-0', boardId: 'board-0', title: 'Label', color: 'neutral', ...overrides };
}
