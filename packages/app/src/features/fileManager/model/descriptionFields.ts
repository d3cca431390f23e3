import { FILE_DESCRIPTION, FileItem, isLongerThan } from '@stockroom/contract';
import * as v from 'valibot';
import type { FieldIssue, RecordFields } from '../../../shared/editing/model/recordFields';

export interface DescriptionDraft {
  description: string;
}

/** How the description of a file is edited: saved by itself. */
export const descriptionFields: RecordFields<FileItem, DescriptionDraft, FieldIssue<'description'>> = {
  order: ['description'],
  schema: FileItem,
  toDraft: ({ description }) => ({ description }),
  applyDraft: (item, draft) => ({ ...item, ...draft }),
  issuesOf: ({ draft }) => (isLongerThan(draft.description, FILE_DESCRIPTION) ? [{ field: 'description' }] : []),
};

const Changes = v.partial(v.object({ description: v.string() }));

/** A description's draft as it is stored, and the version it was based on. */
export const KeptDescription = v.object({
  version: v.string(),
  changes: Changes,
  base: v.optional(Changes),
  inQuestion: v.optional(v.array(v.picklist(['description'])), []),
});
