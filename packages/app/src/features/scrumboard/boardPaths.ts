const root = '/apps/scrumboard';

/** Addresses of the boards. The board's filter is in the query. */
export const boardPaths = {
  /** All boards. */
  boards: root,
  board: (boardId: string) => `${root}/${encodeURIComponent(boardId)}`,
  /** The board with a card's dialog open. */
  card: (boardId: string, cardId: string) => `${root}/${encodeURIComponent(boardId)}/card/${encodeURIComponent(cardId)}`,
  settings: (boardId: string) => `${root}/${encodeURIComponent(boardId)}/settings`,
  trash: (boardId: string) => `${root}/${encodeURIComponent(boardId)}/trash`,
} as const;

/** The same addresses as route patterns: overlays of a board are nested in the board's own route. */
export const boardRoutes = {
  boards: root,
  board: `${root}/:boardId`,
  card: `${root}/:boardId/card/:cardId`,
  settings: `${root}/:boardId/settings`,
  trash: `${root}/:boardId/trash`,
} as const;
