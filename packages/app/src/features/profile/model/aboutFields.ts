import { isLongerThan, Profile, PROFILE_LIMITS } from '@stockroom/contract';
import * as v from 'valibot';
import type { RecordFields } from '#shared/editing/model/recordFields';

const Draft = v.object({ about: v.string() });
type AboutDraft = v.InferOutput<typeof Draft>;

/** Schema of a stored draft: the unsaved text when a page or a session ended, and its base. */
export const StoredAboutDraft = v.object({ draft: Draft, base: Profile });

/** Rules for editing the user's text about themselves. */
export const aboutFields: RecordFields<Profile, AboutDraft, { field: 'about' }> = {
  order: ['about'],
  schema: Profile,
  toDraft: ({ about }) => ({ about }),
  applyDraft: (saved, { about }) => ({ ...saved, about: about.trim() }),
  issuesOf: ({ draft }) => (isLongerThan(draft.about.trim(), PROFILE_LIMITS.about) ? [{ field: 'about' }] : []),
};
