/** The id of the link of a board's tile, so that the focus finds it. */
export const boardTileId = (boardId: string): string => `board-tile-${boardId}`;
