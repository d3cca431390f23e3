/** The id of the link of a board's tile, so that the link can be focused. */
export const boardTileId = (boardId: string): string => `board-tile-${boardId}`;
