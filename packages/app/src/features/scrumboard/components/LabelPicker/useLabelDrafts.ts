import { LABEL_COLORS } from '@stockroom/contract';
import type { TagDrafts } from '@stockroom/ui';
import { use } from 'react';
import * as v from 'valibot';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { SessionContext } from '#shared/session/SessionContext';

const LabelDraft = v.object({ title: v.string(), color: v.optional(v.picklist(LABEL_COLORS)) });

/** Stores half-typed labels as drafts, for the picker that holds their editors. Stores nothing unless a user is signed in. */
export function useLabelDrafts(): TagDrafts | undefined {
  const userId = use(SessionContext)?.user.id;
  if (userId === undefined) return undefined;
  const keyOf = (id: string) => ({ userId, subject: draftSubject('label', id) });
  return {
    read: (id) => drafts.read(keyOf(id), LabelDraft)?.value ?? null,
    write: (id, typed) => drafts.write(keyOf(id), typed),
    remove: (id) => drafts.remove(keyOf(id)),
  };
}
