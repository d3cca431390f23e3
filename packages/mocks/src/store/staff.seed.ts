import type { StaffMember, TeamRole } from '@stockroom/contract';
import { contactsOf } from '../contacts/seed/contacts.seed';
import type { DataSet } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { userOf } from '../user/user.seed';

/** A member of a store's team, as stored. */
export interface StaffRecord extends Omit<StaffMember, 'contactId'> {
  storeId: number;
  role: TeamRole;
  /** User who signs in as this member; name, picture and presence are then that user's. */
  userId?: string;
  /** Contact to write to in the chat. */
  contactId?: string;
  /** When they were last invited; missing once they have joined. */
  invitedAt?: string | SeedTime;
  /** Whether they were removed from the team; the record is kept so that they can be restored. */
  isOut?: boolean;
}

/** The latest time of "today" in the seed. */
export const STAFF_LATEST = '08:40';

type Row = readonly [contact: string, storeId: number, status: StaffMember['status'], role: TeamRole];

/** Contacts who work in the shops. */
const rows: readonly Row[] = [
  ['contact-1', 1, 'online', 'write'],
  ['contact-2', 1, 'busy', 'write'],
  ['contact-5', 1, 'away', 'write'],
  ['contact-8', 1, 'online', 'read'],
  ['contact-9', 1, 'not-visible', 'read'],
  ['contact-10', 1, 'online', 'write'],
  ['contact-4', 2, 'online', 'admin'],
];

/** User names of colleagues. */
export const takenUsernames: ReadonlySet<string> = new Set([
  'marcus.ode',
  'priya.nair',
  'tom.hallberg',
  'aylin.demirtas',
  'grace.whitcombe',
  'mateo.silva',
  'hana.ito',
]);

/** Returns the teams of all stores in a data set. */
export function staffOf(dataSet: DataSet): readonly StaffRecord[] {
  const contacts = new Map(contactsOf('demo').map((contact) => [contact.id, contact]));
  const user = userOf(dataSet);
  const isOther = dataSet === 'role-read' || dataSet === 'role-write';
  const userRole = dataSet === 'role-read' ? 'read' : dataSet === 'role-write' ? 'write' : 'admin';
  const own = [1, 2].map((storeId): StaffRecord => ({
    id: `${user.id}-in-${storeId}`,
    userId: user.id,
    storeId,
    role: userRole,
    name: user.name,
    avatar: user.avatar,
    title: '',
    email: user.email,
    status: user.status,
  }));
  if (dataSet === 'team-empty') return own;
  const others = rows.flatMap(([contactId, storeId, status, role]): StaffRecord[] => {
    const contact = contacts.get(contactId);
    if (!contact) return [];
    const { name, avatar, job, emails } = contact;
    return [
      {
        id: `staff-${contactId.slice(8)}`,
        storeId,
        // In a store whose user has a lesser role, a colleague is the admin.
        role: isOther && contactId === 'contact-1' ? 'admin' : role,
        name,
        avatar,
        title: job.title,
        email: emails[0]?.email ?? '',
        status,
        contactId,
      },
    ];
  });
  const invited: StaffRecord = {
    id: 'staff-invited',
    storeId: 1,
    role: 'read',
    name: '',
    avatar: null,
    title: '',
    email: 'odette.farrow@example.com',
    status: 'not-visible',
    invitedAt: { daysAgo: 2, at: STAFF_LATEST },
  };
  return [...own, ...others, invited];
}
