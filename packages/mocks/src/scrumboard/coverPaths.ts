import { boardRows } from './boards.rows';

/** Lists the paths of the drawn pictures used as covers of seeded cards. */
export const coverPaths = (): string[] =>
  boardRows.flatMap(({ lists }) => lists.flatMap(([, , cards]) => cards.flatMap(([, , , , , , cover]) => cover ?? [])));
