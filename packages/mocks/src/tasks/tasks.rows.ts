import type { TaskPriority } from '@stockroom/contract';
import { demoUser } from '../user/user.seed';
import type { TaskRecord } from './taskRecord';

/** A row of the seed: a section as its title, or a task. */
export type Row = string | TaskRow;

interface TaskRow {
  title: string;
  notes?: string;
  /** Days from today. */
  due?: number;
  at?: string;
  priority?: TaskPriority;
  tags?: readonly string[];
  who?: string | undefined;
  /** Titles of subtasks; a completed one begins with `+`. */
  steps?: readonly string[];
  repeat?: TaskRecord['repeat'];
  /** Days ago. */
  done?: number;
}

const me = demoUser.id;
const [marcus, priya, selin, tom, aylin, grace] = ['contact-1', 'contact-2', 'contact-3', 'contact-4', 'contact-5', 'contact-8'];

/** Tasks of the shop. */
export const taskRows: readonly Row[] = [
  { title: 'Call the glazier about the cracked shop window', due: 0, at: '16:00', priority: 2, tags: ['window'], who: me },
  { title: 'Order more wrapping paper', due: 1, tags: ['supplies'], who: priya },
  {
    title: 'Water the plants',
    due: 0,
    priority: 0,
    who: selin,
    repeat: { unit: 'week', every: 1 },
    done: 7,
    notes: 'The fern in the back room takes twice as much as the others.',
  },
  'Shop window',
  {
    title: 'Spring window: dress the mannequins',
    due: 3,
    priority: 2,
    tags: ['window'],
    who: priya,
    steps: ['+Measure the frames', '+Choose two palettes', 'Borrow the ladder', 'Put the lights on a timer'],
    notes: 'The harbor theme goes left of the door, the pine theme right of it.\nNo glass shelves this time.',
  },
  { title: 'Photograph the window at dusk', due: 5, at: '18:30', tags: ['window', 'photos'], who: tom },
  { title: 'Return the borrowed driftwood', due: -2, tags: ['window'], who: marcus },
  { title: 'Take down the winter garlands', tags: ['window'], who: selin, done: 4 },
  'Stock and suppliers',
  { title: 'Count the watch straps', due: 0, tags: ['stock'], who: aylin, steps: ['Leather', 'Steel', 'Fabric'] },
  {
    title: 'Ask Northline Supply for the new price list',
    due: -1,
    priority: 2,
    tags: ['supplies', 'calls'],
    who: me,
    notes: 'They promised it for the first of the month. Ask for the spring discounts as well.',
  },
  {
    title: 'Put barcodes on the leather goods',
    due: 2,
    tags: ['stock'],
    who: marcus,
    steps: ['+Print labels', 'Stick labels', 'Scan each one once'],
  },
  { title: 'Send the two broken Tidewater watches back', due: 6, tags: ['supplies'], who: me },
  { title: 'Pay the rent', due: 9, priority: 2, tags: ['office'], who: me, repeat: { unit: 'month', every: 1 }, done: 22 },
  { title: 'Check the delivery of the Bosphorus scarves', tags: ['stock'], who: aylin, done: 1 },
  'Customers',
  { title: 'Write back to Mrs. Whitcombe about the clasp', due: 0, at: '11:00', tags: ['calls'], who: grace },
  {
    title: 'Prepare the list for the members’ evening',
    due: 12,
    tags: ['office'],
    who: grace,
    steps: ['Guests', 'Drinks', 'Music'],
  },
  { title: 'Refund order 2214', due: -4, priority: 2, tags: ['office'], who: tom },
  { title: 'Thank the first hundred newsletter readers', tags: ['office'], who: priya, done: 3 },
  'Team',
  {
    title: 'Write the rota for next week',
    due: 2,
    at: '12:00',
    tags: ['office'],
    who: me,
    repeat: { unit: 'week', every: 1 },
    done: 5,
  },
  { title: 'Show Mateo how the till closes', due: 1, at: '09:30', who: marcus, steps: ['Cash', 'Cards', 'Daily report'] },
  { title: 'Renew the first-aid kit', due: 20, priority: 0, tags: ['supplies'] },
  { title: 'Book the room for the spring inventory', due: 30, tags: ['office', 'stock'], who: aylin },
  'Someday',
  { title: 'A bench in front of the shop', priority: 0 },
  {
    title: 'Gift cards made of wood',
    priority: 0,
    tags: ['ideas'],
    notes: 'Ask the carpenter on Pine Street what a hundred of them would cost.',
  },
  { title: 'Workshop: mend your own strap', priority: 0, tags: ['ideas'], who: selin },
];
