import { type Notice, NOTICES, Settings } from '@stockroom/contract';
import * as v from 'valibot';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { storedDraftSchema } from './settingsIssue';

export type NoticeDraft = Record<Notice, boolean>;

const Draft: v.GenericSchema<unknown, NoticeDraft> = v.object({
  news: v.boolean(),
  safety: v.boolean(),
  training: v.boolean(),
  comments: v.boolean(),
  mentions: v.boolean(),
  lowStock: v.boolean(),
  counts: v.boolean(),
});

export const KeptNotices = storedDraftSchema(Draft, Settings);

/** News of Stockroom itself, and events that concern the user. */
export const NOTICE_GROUPS = {
  stockroom: ['news', 'safety', 'training'],
  activity: ['comments', 'mentions', 'lowStock', 'counts'],
} as const satisfies Record<string, readonly Notice[]>;

/** Conversions of the notifications form, for the editing kit. */
export const noticeFields: RecordFields<Settings, NoticeDraft, never> = {
  order: NOTICES,
  schema: Settings,
  toDraft: (settings) => Object.fromEntries(NOTICES.map((notice) => [notice, settings[notice]])) as NoticeDraft,
  applyDraft: (saved, draft) => ({ ...saved, ...draft }),
  issuesOf: () => [],
};
