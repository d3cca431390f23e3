const root = '/apps/scrumboard';

/** Addresses of the boards. What a board's filter shows is in the query. */
export const boardPaths = {
  /** All boards. */
  boards: root,
  board: (boardId: string) => `${root}/${encodeURIComponent(boardId)}`,
  /** The board with a card's dialog open. */
  card: (boardId: string, cardId: string) => `${root}/${encodeURIComponent(boardId)}/card/${encodeURIComponent(cardId)}`,
  settings: (boardId: string) => `${root}/${encodeURIComponent(boardId)}/settings`,
  trash: (boardId: string) => `${root}/${encodeURIComponent(boardId)}/trash`,
} as const;

/** The same as patterns of routes: those over a board lie inside the board's own. */
export const boardRoutes = {
  boards: root,
  board: `${root}/:boardId`,
  card: `${root}/:boardId/card/:cardId`,
  settings: `${root}/:boardId/settings`,
  trash: `${root}/:boardId/trash`,
} as const;
