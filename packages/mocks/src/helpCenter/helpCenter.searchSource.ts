import type { SearchSource } from '../engine/domain';
import { contentFor } from './guide.handlers';
import { findHelp } from './helpSearch';

/**
 * Finds guides and questions by title and subtitle: their texts contain too many words, and are searched in the help center.
 */
export const helpSource: SearchSource = async (call, query) => {
  const found = findHelp(await contentFor(call), query.text, call.language, ({ subtitle }) => subtitle);
  return {
    results: found.slice(0, query.limit).map(({ id, title, category, link }) => ({ id, title, subtitle: category, link })),
    total: found.length,
  };
};
