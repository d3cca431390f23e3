import { MAX_FILE_DESCRIPTION, FileItem, isLongerThan } from '@stockroom/contract';
import * as v from 'valibot';
import type { FieldIssue, RecordFields } from '#shared/editing/model/recordFields';

export interface DescriptionDraft {
  description: string;
}

/** Field definitions for editing a file's description, which is saved separately. */
export const descriptionFields: RecordFields<FileItem, DescriptionDraft, FieldIssue<'description'>> = {
  order: ['description'],
  schema: FileItem,
  toDraft: ({ description }) => ({ description }),
  applyDraft: (item, draft) => ({ ...item, ...draft }),
  issuesOf: ({ draft }) => (isLongerThan(draft.description, MAX_FILE_DESCRIPTION) ? [{ field: 'description' }] : []),
};

const Changes = v.partial(v.object({ description: v.string() }));

/** A description's stored draft, with the version it was based on. */
export const StoredDescriptionDraft = v.object({
  version: v.string(),
  changes: Changes,
  base: v.optional(Changes),
  inQuestion: v.optional(v.array(v.picklist(['description'])), []),
});
