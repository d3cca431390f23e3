import type { TagActions } from '#shared/tags/useTagActions';
import { contactKeys } from './contactKeys';
import { contactTagsQuery } from './contactQueries';
import { createContactTag, deleteContactTag, renameContactTag } from './contactTagCalls';

/** Calls for the tags of contacts. A deleted tag is removed from every contact. */
export const contactTagActions: TagActions<ReturnType<typeof contactKeys.tags>> = {
  query: contactTagsQuery(),
  calls: { create: createContactTag, rename: renameContactTag, remove: deleteContactTag },
  invalidates: [contactKeys.lists()],
};
