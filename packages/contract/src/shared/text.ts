import * as v from 'valibot';
import { isLongerThan } from './graphemes';

/**
 * Rejects a text of more than `limit` graphemes, the characters a person sees. Most texts are short enough in UTF-16 units
 * already, and are not counted.
 */
export const atMost = (limit: number) =>
  v.check<string, string>((text) => !isLongerThan(text, limit), `must have at most ${limit} characters`);
