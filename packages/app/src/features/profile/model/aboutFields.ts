import { isLongerThan, Profile, PROFILE_LIMITS } from '@stockroom/contract';
import * as v from 'valibot';
import type { RecordFields } from '../../../shared/editing/model/recordFields';

const Draft = v.object({ about: v.string() });
type AboutDraft = v.InferOutput<typeof Draft>;

/** The draft that was being typed when a page or a session ended, and its base. */
export const KeptAbout = v.object({ draft: Draft, base: Profile });

/** How it is edited what somebody writes about themselves. */
export const aboutFields: RecordFields<Profile, AboutDraft, { field: 'about' }> = {
  order: ['about'],
  schema: Profile,
  toDraft: ({ about }) => ({ about }),
  applyDraft: (saved, { about }) => ({ ...saved, about: about.trim() }),
  issuesOf: ({ draft }) => (isLongerThan(draft.about.trim(), PROFILE_LIMITS.about) ? [{ field: 'about' }] : []),
};
