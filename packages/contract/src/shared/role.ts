import * as v from 'valibot';

/** Roles in the store: view, edit, or manage. Each includes the rights of those before it. */
export const TEAM_ROLES = ['read', 'write', 'admin'] as const;
export const TeamRole = v.picklist(TEAM_ROLES);
export type TeamRole = v.InferOutput<typeof TeamRole>;

/** Whether a role includes the rights of the needed one. */
export const isRoleAtLeast = (role: TeamRole, needed: TeamRole): boolean =>
  TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(needed);

/** 403: the store's data can be changed only with a role that permits writing. */
export const READ_ONLY = { error: 'READ ONLY' } as const;
/** 403: only an admin can change the team and the store's card. */
export const ADMINS_ONLY = { error: 'ADMINS ONLY' } as const;
