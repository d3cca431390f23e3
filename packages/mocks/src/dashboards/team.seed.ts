import type { ScheduleItem, TeamMember } from '@stockroom/contract';
import { portraitPath, type Portrait } from '../pictures/portraitPath';

const people: readonly [Portrait, string, string][] = [
  ['marcus', 'Marcus Ode', 'Shop fitter'],
  ['selin', 'Selin Karaca', 'Buyer'],
  ['priya', 'Priya Nair', 'Developer'],
  ['tom', 'Tom Hallberg', 'Stock keeper'],
  ['aylin', 'Aylin Demirtaş', 'Designer'],
  ['ingrid', 'Ingrid Solheim', 'Marketing'],
  ['kerem', 'Kerem Aksoy', 'Developer'],
  ['grace', 'Grace Whitcombe', 'Store manager'],
  ['mateo', 'Mateo Silva', 'Photographer'],
];

/** The nine who work on a project; each project begins with somebody else. */
export function teamOf(project: number): TeamMember[] {
  return people.map((_, place) => {
    const at = (place + project * 2) % people.length;
    const [portrait, name, title] = people[at] ?? ['marcus', '', ''];
    return {
      id: `2bfa2be5-7688-48d5-b5ac-dc0d9ac9${String(7100 + at)}`,
      avatar: portraitPath(portrait),
      name,
      email: `${portrait}@example.com`,
      phone: `+1 202 555 01${String(30 + at)}`,
      title,
    };
  });
}

const days: readonly (readonly ScheduleItem[])[] = [
  [
    { title: 'Group meeting', time: '09:30', location: 'Back room' },
    { title: 'Coffee with a supplier', time: '10:30', location: 'Harbor Street 4' },
    { title: 'Delivery of the shelves', time: '13:00' },
    { title: 'Light in the window', time: '16:00', location: 'Shop front' },
  ],
  [
    { title: 'Plan the week', time: '09:00' },
    { title: 'Photographs of the new bags', time: '11:00', location: 'Studio' },
    { title: 'Prices of the spring range', time: '14:30', location: 'Office' },
  ],
  [
    { title: 'Count of the watches', time: '08:00', location: 'Stockroom' },
    { title: 'Call with Ellery Wholesale', time: '10:00' },
    { title: 'Try the new till', time: '15:00', location: 'Till 2' },
  ],
];

/** What a project has on today and tomorrow. */
export function scheduleOf(project: number): { today: ScheduleItem[]; tomorrow: ScheduleItem[] } {
  const day = (place: number) => [...(days[(project + place) % days.length] ?? [])];
  return { today: day(0), tomorrow: day(1) };
}
