import { isLongerThan, type Settings } from '@stockroom/contract';
import * as v from 'valibot';
import type { FieldIssue } from '../../../shared/editing/model/recordFields';

/** What may be wrong with a field, as a key of the texts under `rules`. */
export type SettingsRule = 'nameBlank' | 'tooLong' | 'username' | 'email' | 'phone' | 'postalCode' | 'countryMissing';

export interface SettingsIssue<Field extends string = string> extends FieldIssue<Field> {
  rule: SettingsRule;
}

/** Says that a text is too long, if it is. */
export const tooLong = <Field extends string>(field: Field, text: string, limit: number): SettingsIssue<Field>[] =>
  isLongerThan(text.trim(), limit) ? [{ field, rule: 'tooLong' }] : [];

/** What was being typed in a tab when a page or a session ended, and what it was based on. */
export const keptOf = <Draft>(draft: v.GenericSchema<unknown, Draft>, settings: v.GenericSchema<unknown, Settings>) =>
  v.object({ draft, base: settings });
