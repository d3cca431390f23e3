/** Names of everything that the query client holds of the boards. */
export const scrumboardKeys = {
  all: ['scrumboard'] as const,
  boards: () => [...scrumboardKeys.all, 'boards'] as const,
  board: (boardId: string) => [...scrumboardKeys.all, 'board', boardId] as const,
  trash: (boardId: string) => [...scrumboardKeys.all, 'trash', boardId] as const,
  /** Everybody who can be a member of a board. */
  people: () => [...scrumboardKeys.all, 'people'] as const,
};
