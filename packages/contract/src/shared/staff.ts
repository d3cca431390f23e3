import * as v from 'valibot';
import { Id } from './ids';
import { Presence } from './user';

/** A member of a store's staff. */
export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** Job title, in the shop's words. May be empty. */
  title: v.string(),
  email: v.string(),
  status: Presence,
  /** Contact for the chat; left out: none. */
  contactId: v.optional(Id),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;
