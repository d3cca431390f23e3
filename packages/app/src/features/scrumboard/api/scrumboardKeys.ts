/** Keys of all board queries in the query client. */
export const scrumboardKeys = {
  all: ['scrumboard'] as const,
  boards: () => [...scrumboardKeys.all, 'boards'] as const,
  board: (boardId: string) => [...scrumboardKeys.all, 'board', boardId] as const,
  trash: (boardId: string) => [...scrumboardKeys.all, 'trash', boardId] as const,
  /** Possible members of a board. */
  people: () => [...scrumboardKeys.all, 'people'] as const,
};
