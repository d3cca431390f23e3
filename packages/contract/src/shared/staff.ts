import * as v from 'valibot';
import { Id } from './ids';
import { Presence } from './user';

/** Somebody who works in a store. */
export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** Their job there, in the shop's words. May be empty. */
  title: v.string(),
  email: v.string(),
  status: Presence,
  /** Whom one writes to in the chat; left out: nobody there. */
  contactId: v.optional(Id),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;
