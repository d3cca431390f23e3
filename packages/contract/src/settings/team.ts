import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { TeamRole } from '../shared/role';
import { StaffMember } from '../shared/staff';
import { EmailAddress } from './settings';

/** A member of the store's team, or a person invited to join it. */
export const TeamPerson = v.object({
  ...StaffMember.entries,
  role: TeamRole,
  /** Time of the last invitation; `null`: a member. */
  invitedAt: v.nullable(Instant),
  /** Whether it is the caller. */
  isSelf: v.boolean(),
});
export type TeamPerson = v.InferOutput<typeof TeamPerson>;

/** `id` is chosen by the caller: sent twice, the person is invited once. */
export const InviteBody = v.object({ id: Id, email: EmailAddress, role: TeamRole });
export const ChangeRoleBody = v.object({ id: Id, role: TeamRole });
export const TeamIdBody = v.object({ id: Id });

/** 409: a store always keeps an admin. */
export const LAST_ADMIN = { error: 'LAST ADMIN' } as const;
