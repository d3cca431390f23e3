import {
  ADMINS_ONLY,
  ChangeRoleBody,
  currentStore,
  InviteBody,
  LAST_ADMIN,
  settingsEndpoints,
  TeamIdBody,
  TeamPerson,
} from '@stockroom/contract';
import * as v from 'valibot';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, notFound, Refusal } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { staffCollection } from '../store/staff.collection';
import type { StaffRecord } from '../store/staff.seed';
import { isAdmin, staffCollections, teamOf, teamRecords } from '../store/staffOfStore';

const Team = v.array(TeamPerson);
const LINK = '/pages/settings/team';

/** Routes of the people who run the store and of invitations. A store always has an admin, and only admins change its team. */
export function teamRoutes(): readonly Route[] {
  return [
    route('GET', settingsEndpoints.team, Team, async (call) =>
      teamOf(await call.context.store.read(staffCollections), call.user, call.context.now()),
    ),
    route('POST', settingsEndpoints.team, Team, async (call) => {
      const { id, email, role } = await call.body(InviteBody);
      return change(call, (transaction) => {
        if (transaction.get(staffCollection, id)) return;
        const isThere = teamOf(transaction, call.user, call.context.now()).some(
          (each) => each.email.toLowerCase() === email.toLowerCase(),
        );
        if (isThere) throw badRequest({ path: 'email', message: 'is in the team already' });
        transaction.put(staffCollection, { ...invitedMember(call, email, role), id });
        logActivity(transaction, call, { event: 'team.invited', name: email, link: LINK });
      });
    }),
    route('PATCH', settingsEndpoints.team, Team, async (call) => {
      const { id, role } = await call.body(ChangeRoleBody);
      return change(call, (transaction) => {
        const before = memberOf(transaction, call, id);
        if (role !== 'admin') requireOtherAdmin(transaction, call, before);
        const after = { ...before, role };
        transaction.put(staffCollection, after);
        logActivity(transaction, call, {
          event: 'team.roleChanged',
          name: nameOf(before),
          link: LINK,
          of: { before, after, fields: ['role'] },
        });
      });
    }),
    route('DELETE', settingsEndpoints.team, Team, async (call) => {
      const id = idOf(call.url);
      return change(call, (transaction) => {
        const member = memberOf(transaction, call, id);
        requireOtherAdmin(transaction, call, member);
        transaction.put(staffCollection, { ...member, isOut: true });
        logActivity(transaction, call, { event: 'team.removed', name: nameOf(member), link: LINK });
      });
    }),
    route('POST', settingsEndpoints.resend, Team, async (call) => {
      const { id } = await call.body(TeamIdBody);
      return change(call, (transaction) => {
        const member = memberOf(transaction, call, id);
        if (member.invitedAt === undefined) throw badRequest({ path: 'id', message: 'is in the team already' });
        transaction.put(staffCollection, { ...member, invitedAt: nowOf(call) });
        logActivity(transaction, call, { event: 'team.invited', name: member.email, link: LINK });
      });
    }),
    route('POST', settingsEndpoints.restore, Team, async (call) => {
      const { id } = await call.body(TeamIdBody);
      return change(call, (transaction) => {
        const member = transaction.get(staffCollection, id);
        if (member?.storeId !== currentStore(call.user)?.storeId || !member) throw notFound();
        const { isOut, ...back } = member;
        if (!isOut) return;
        transaction.put(staffCollection, back);
        logActivity(transaction, call, { event: 'team.restored', name: nameOf(member), link: LINK });
      });
    }),
  ];
}

/** Writes if the caller is an admin, and answers with the resulting team. */
function change(call: ProtectedCall, work: (transaction: Transaction) => void): Promise<TeamPerson[]> {
  return call.context.store.write([...staffCollections, activityCollection], (transaction) => {
    if (!isAdmin(transaction, call.user)) throw new Refusal(403, ADMINS_ONLY);
    work(transaction);
    return teamOf(transaction, call.user, call.context.now());
  });
}

function memberOf(transaction: Transaction, { user }: ProtectedCall, id: string): StaffRecord {
  const member = teamRecords(transaction, user).find((record) => record.id === id);
  if (!member) throw notFound();
  return member;
}

/** Checks that an admin remains. @throws Refusal 409 when nobody else could run the store: an invited person can't yet */
function requireOtherAdmin(transaction: Transaction, { user }: ProtectedCall, leaving: StaffRecord): void {
  const runs = ({ role, invitedAt }: StaffRecord) => role === 'admin' && invitedAt === undefined;
  const isLast = runs(leaving) && teamRecords(transaction, user).filter(runs).length === 1;
  if (isLast) throw new Refusal(409, LAST_ADMIN);
}

function invitedMember(call: ProtectedCall, email: string, role: StaffRecord['role']): Omit<StaffRecord, 'id'> {
  const store = currentStore(call.user);
  if (!store) throw notFound();
  return {
    storeId: store.storeId,
    role,
    name: '',
    avatar: null,
    title: '',
    email,
    status: 'not-visible',
    invitedAt: nowOf(call),
  };
}

const nowOf = ({ context }: ProtectedCall): string => new Date(context.now()).toISOString();

const nameOf = ({ name, email }: StaffRecord): string => name || email;
