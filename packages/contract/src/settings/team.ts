import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { TeamRole } from '../shared/role';
import { StaffMember } from '../shared/staff';
import { EmailAddress } from './settings';

/** Somebody of the store's team, or somebody who was asked to join it. */
export const TeamPerson = v.object({
  ...StaffMember.entries,
  role: TeamRole,
  /** When they were last asked; `null`: they are in. */
  invitedAt: v.nullable(Instant),
  /** Whether it is the one who asks. */
  isSelf: v.boolean(),
});
export type TeamPerson = v.InferOutput<typeof TeamPerson>;

/** `id` is chosen by the caller: asked twice, the same one is invited once. */
export const InviteBody = v.object({ id: Id, email: EmailAddress, role: TeamRole });
export const ChangeRoleBody = v.object({ id: Id, role: TeamRole });
export const TeamIdBody = v.object({ id: Id });

/** 409: a store is never without an admin. */
export const LAST_ADMIN = { error: 'LAST ADMIN' } as const;
