import type { TileContext } from '../components/CardTile/CardTile';

/** Shared tile data of a board without labels and members, for tests. */
export const buildTileContext = (changes: Partial<TileContext> = {}): TileContext => ({
  labels: new Map(),
  members: new Map(),
  today: '2026-03-20',
  hintId: 'hint',
  canChange: true,
  texts: {
    move: 'Move',
    select: 'Select',
    done: 'Done',
    nameless: 'No name',
    due: (day) => `Due ${day}`,
    overdue: (day) => `Overdue ${day}`,
    checklist: (done, total) => `${done}/${total} done`,
  },
  ...changes,
});
