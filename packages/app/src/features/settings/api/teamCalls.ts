import { settingsEndpoints, TeamPerson, type TeamRole } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

const Team = v.array(TeamPerson);

/** Query key of the team, by store: each store has its own. */
export const teamKey = (storeId: number) => ['settings', 'team', storeId] as const;

export const teamQuery = (storeId: number) =>
  queryOptions({
    queryKey: teamKey(storeId),
    queryFn: ({ signal }) => request({ method: 'GET', path: settingsEndpoints.team, schema: Team, signal }),
  });

/** Invites a person to the team. Does nothing when a member with that id exists. */
export const inviteMember = (body: { id: string; email: string; role: TeamRole }) =>
  request({ method: 'POST', path: settingsEndpoints.team, body, schema: Team });

export const changeRole = (id: string, role: TeamRole) =>
  request({ method: 'PATCH', path: settingsEndpoints.team, body: { id, role }, schema: Team });

export const removeMember = (id: string) =>
  request({ method: 'DELETE', path: settingsEndpoints.team, query: { id }, schema: Team });

/** Invites a person again. */
export const resendInvitation = (id: string) =>
  request({ method: 'POST', path: settingsEndpoints.resend, body: { id }, schema: Team });

export const restoreMember = (id: string) =>
  request({ method: 'POST', path: settingsEndpoints.restore, body: { id }, schema: Team });
