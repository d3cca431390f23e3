import * as v from 'valibot';
import { Id } from '../shared/ids';

/** A country of phone numbers. */
export const ContactCountry = v.object({
  id: Id,
  /** ISO 3166-1 alpha-2 in lower case, such as `tr`. */
  iso: v.string(),
  /** English; `Intl.DisplayNames` gives the other languages. */
  name: v.string(),
  /** Dial code, such as `+90`. May be empty. */
  code: v.string(),
  /** Position of its flag in the sprite of all flags, as a CSS value. */
  flagImagePos: v.string(),
});
export type ContactCountry = v.InferOutput<typeof ContactCountry>;
