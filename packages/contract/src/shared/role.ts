import * as v from 'valibot';

/** A role in the store: look, work, or run it. Each has the rights of those before it. */
export const TEAM_ROLES = ['read', 'write', 'admin'] as const;
export const TeamRole = v.picklist(TEAM_ROLES);
export type TeamRole = v.InferOutput<typeof TeamRole>;

/** Whether a role is as much as is needed. */
export const isAtLeast = (role: TeamRole, needed: TeamRole): boolean => TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(needed);

/** 403: what is the store's is changed by those whose role lets them write. */
export const READ_ONLY = { error: 'READ ONLY' } as const;
/** 403: only an admin changes the team and the store's card. */
export const ADMINS_ONLY = { error: 'ADMINS ONLY' } as const;
