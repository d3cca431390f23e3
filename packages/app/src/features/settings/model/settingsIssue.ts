import { isLongerThan, type Settings } from '@stockroom/contract';
import * as v from 'valibot';
import type { FieldIssue } from '#shared/editing/model/recordFields';

/** A field's problem, as a key of the texts under `rules`. */
export type SettingsRule = 'nameBlank' | 'tooLong' | 'username' | 'email' | 'phone' | 'postalCode' | 'countryMissing';

export interface SettingsIssue<Field extends string = string> extends FieldIssue<Field> {
  rule: SettingsRule;
}

/** Reports a text that is too long. */
export const tooLong = <Field extends string>(field: Field, text: string, limit: number): SettingsIssue<Field>[] =>
  isLongerThan(text.trim(), limit) ? [{ field, rule: 'tooLong' }] : [];

/** Schema of a tab's unsaved draft, left when a page or a session ended, with its base. */
export const storedDraftSchema = <Draft>(draft: v.GenericSchema<unknown, Draft>, settings: v.GenericSchema<unknown, Settings>) =>
  v.object({ draft, base: settings });
