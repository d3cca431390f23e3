import type { BoardSummary } from '@stockroom/contract';

/** The part of a board that is edited in its form. */
export type BoardDraft = Pick<BoardSummary, 'title' | 'description' | 'icon' | 'members'>;

export const NEW_BOARD: BoardDraft = { title: '', description: '', icon: 'columns', members: [] };

export const draftOf = ({ title, description, icon, members }: BoardSummary): BoardDraft => ({
  title,
  description,
  icon,
  members,
});
