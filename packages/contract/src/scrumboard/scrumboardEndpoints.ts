const scrumboard = '/api/apps/scrumboard';

export const scrumboardEndpoints = {
  boards: `${scrumboard}/boards`,
  board: `${scrumboard}/board`,
  /** Everyone who can become a member. */
  members: `${scrumboard}/members`,
  list: `${scrumboard}/board/list`,
  lists: `${scrumboard}/board/lists`,
  card: `${scrumboard}/board/card`,
  cards: `${scrumboard}/board/cards`,
  cardPositions: `${scrumboard}/board/card/positions`,
  /** GET ?boardId. */
  labels: `${scrumboard}/board/labels`,
  label: `${scrumboard}/board/label`,
  /**
   * GET ?boardId: deleted items that can be restored. DELETE ?boardId&id deletes a list or a card for good; {ids} these;
   * neither deletes all.
   */
  trash: `${scrumboard}/board/trash`,
} as const;
