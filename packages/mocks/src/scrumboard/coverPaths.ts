import { boardRows } from './boards.rows';

/** Paths of the drawn pictures that cards of the seed have as covers. */
export const coverPaths = (): string[] =>
  boardRows.flatMap(({ lists }) => lists.flatMap(([, , cards]) => cards.flatMap(([, , , , , , cover]) => cover ?? [])));
