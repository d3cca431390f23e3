const scrumboard = '/api/apps/scrumboard';

export const scrumboardEndpoints = {
  boards: `${scrumboard}/boards`,
  board: `${scrumboard}/board`,
  /** Everybody who can be a member. */
  members: `${scrumboard}/members`,
  list: `${scrumboard}/board/list`,
  lists: `${scrumboard}/board/lists`,
  card: `${scrumboard}/board/card`,
  cards: `${scrumboard}/board/cards`,
  cardPositions: `${scrumboard}/board/card/positions`,
  /** GET ?boardId. */
  labels: `${scrumboard}/board/labels`,
  label: `${scrumboard}/board/label`,
  /** GET ?boardId: what was deleted and can be brought back. DELETE ?boardId&id: a list or a card for ever; {ids} these; neither all of it. */
  trash: `${scrumboard}/board/trash`,
} as const;
