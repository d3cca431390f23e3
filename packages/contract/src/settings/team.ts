import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { StaffMember } from '../shared/staff';
import { EmailAddress } from './settings';

/** What somebody may do in the store: look, work, or run it. */
export const TEAM_ROLES = ['read', 'write', 'admin'] as const;
export const TeamRole = v.picklist(TEAM_ROLES);
export type TeamRole = v.InferOutput<typeof TeamRole>;

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

/** 403: only an admin changes the team. */
export const ADMINS_ONLY = { error: 'ADMINS ONLY' } as const;
/** 409: a store is never without an admin. */
export const LAST_ADMIN = { error: 'LAST ADMIN' } as const;
