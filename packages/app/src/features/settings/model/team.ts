import type { TeamPerson } from '@stockroom/contract';

export const nameOf = ({ name, email }: Pick<TeamPerson, 'name' | 'email'>): string => name || email;

/** Whether the signed-in person may change the team. */
export const canChangeTeam = (team: readonly TeamPerson[]): boolean =>
  team.some(({ isSelf, role }) => isSelf && role === 'admin');

/** Whether nobody else could run the store: a person who was only invited can't yet. */
export function isLastAdmin(team: readonly TeamPerson[], member: TeamPerson): boolean {
  const admins = team.filter(({ role, invitedAt }) => role === 'admin' && invitedAt === null);
  return admins.length === 1 && admins[0]?.id === member.id;
}
