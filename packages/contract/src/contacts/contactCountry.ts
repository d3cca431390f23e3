import * as v from 'valibot';
import { Id } from '../shared/ids';

/** A country that a phone number may be of. */
export const ContactCountry = v.object({
  id: Id,
  /** ISO 3166-1 alpha-2 in small letters, such as `tr`. */
  iso: v.string(),
  /** English; in other languages by `Intl.DisplayNames`. */
  name: v.string(),
  /** Dial code, such as `+90`. May be empty. */
  code: v.string(),
  /** Where its flag lies in a picture of all of them, as CSS has it. */
  flagImagePos: v.string(),
});
export type ContactCountry = v.InferOutput<typeof ContactCountry>;
