import { picturePath } from '../inventory/pictures/picturePath';
import { portraitPath, type Portrait } from '../pictures/portraitPath';
import type { HistoryRecord } from './historyRecord';

const inventory = '/apps/ecommerce/inventory';
const somebody = (id: string, name: string, portrait: Portrait) => ({ id, name, avatar: portraitPath(portrait) });
const marcus = somebody('contact-1', 'Marcus Ode', 'marcus');
const priya = somebody('contact-2', 'Priya Nair', 'priya');
const selin = somebody('contact-3', 'Selin Karaca', 'selin');
const tom = somebody('contact-4', 'Tom Hallberg', 'tom');
const aylin = somebody('contact-5', 'Aylin Demirtaş', 'aylin');
const grace = somebody('contact-8', 'Grace Whitcombe', 'grace');
const mateo = somebody('contact-9', 'Mateo Silva', 'mateo');

/** The last time of "today" in the seed. */
export const LATEST = '08:55';

/** The shop's last three weeks, by hand. Some have a person, some a picture, some an icon alone. */
export const demoHistory: readonly HistoryRecord[] = [
  {
    id: 'activity-1',
    kind: 'stock',
    person: grace,
    date: { daysAgo: 0, at: '08:55' },
    description: 'counted the watch case and found one <strong>Tidewater Harbor 44</strong> more than expected.',
    linkedContent: 'Tidewater Harbor 44',
    link: '/apps/ecommerce/transactions?productId=2',
    useRouter: true,
  },
  {
    id: 'activity-2',
    kind: 'session',
    person: marcus,
    date: { daysAgo: 0, at: '08:30' },
    description: 'signed in at the till by the door.',
  },
  {
    id: 'activity-3',
    kind: 'shop',
    person: null,
    icon: 'warning',
    date: { daysAgo: 0, at: '08:05' },
    description: 'Four products went under their reorder point overnight.',
    linkedContent: 'Products by stock',
    link: `${inventory}?sort=stock`,
    useRouter: true,
  },
  {
    id: 'activity-4',
    kind: 'import',
    person: selin,
    date: { daysAgo: 1, at: '16:40' },
    description: 'imported the spring price list of <em>Bosphorus Trading</em>.',
    extraContent: '<ul><li>31 products changed</li><li>12 products added</li><li>none refused</li></ul>',
    linkedContent: 'Spring price list',
    link: inventory,
    useRouter: true,
  },
  {
    id: 'activity-5',
    kind: 'board',
    person: aylin,
    date: { daysAgo: 1, at: '14:10' },
    description: 'finished the card <strong>Window for the regatta</strong>.',
    linkedContent: 'Boards',
    link: '/apps/scrumboard',
    useRouter: true,
  },
  {
    id: 'activity-6',
    kind: 'product',
    person: priya,
    date: { daysAgo: 1, at: '09:15' },
    description: 'changed a product',
    linkedContent: 'Amber scarf',
    link: `${inventory}?search=scarf`,
    useRouter: true,
    changes: [{ field: 'price', label: 'Price', before: 54, after: 46 }],
  },
  {
    id: 'activity-7',
    kind: 'stock',
    person: null,
    image: picturePath('watch', 'teal', 1),
    date: { daysAgo: 2, at: '17:20' },
    description: 'The last <strong>Tidewater Harbor 40</strong> was sold.',
    linkedContent: 'Tidewater Harbor 40',
    link: `${inventory}?product=1`,
    useRouter: true,
  },
  {
    id: 'activity-8',
    kind: 'stock',
    person: mateo,
    date: { daysAgo: 2, at: '11:45' },
    description: 'received six boxes from <em>Ellery Wholesale</em>.',
    extraContent: '<p>One was crushed on the way and is booked as damaged.</p>',
    linkedContent: 'Deliveries',
    link: '/apps/ecommerce/transactions?reason=received',
    useRouter: true,
  },
  {
    id: 'activity-9',
    kind: 'contact',
    person: tom,
    date: { daysAgo: 3, at: '15:05' },
    description: 'added a contact',
    linkedContent: 'Ingrid Solheim',
    link: '/apps/contacts',
    useRouter: true,
  },
  {
    id: 'activity-10',
    kind: 'shop',
    person: null,
    icon: 'clock',
    date: { daysAgo: 3, at: '10:00' },
    description: 'Opening hours on Sunday were set to <strong>eleven</strong>, as the quay is closed for the regatta.',
  },
  {
    id: 'activity-11',
    kind: 'stock',
    person: tom,
    date: { daysAgo: 4, at: '18:30' },
    description: 'corrected a count of straps at Harbor &amp; Pine Uptown.',
    changes: [{ field: 'stock', label: 'Stock', before: 27, after: 24 }],
  },
  {
    id: 'activity-12',
    kind: 'product',
    person: selin,
    date: { daysAgo: 6, at: '13:25' },
    description: 'put three knitted caps on sale for the last cold days.',
    linkedContent: 'Caps',
    link: `${inventory}?search=cap`,
    useRouter: true,
  },
  {
    id: 'activity-13',
    kind: 'shop',
    person: null,
    icon: 'document',
    date: { daysAgo: 6, at: '08:00' },
    description: 'The figures of last month are ready at the accountant’s.',
    linkedContent: 'example.com/reports',
    link: 'https://example.com/reports/latest',
    useRouter: false,
  },
  {
    id: 'activity-14',
    kind: 'board',
    person: marcus,
    date: { daysAgo: 9, at: '09:40' },
    description: 'made the board <strong>Summer season</strong>.',
    linkedContent: 'Boards',
    link: '/apps/scrumboard',
    useRouter: true,
  },
  {
    id: 'activity-15',
    kind: 'session',
    person: priya,
    date: { daysAgo: 12, at: '20:15' },
    description: 'changed the password.',
  },
  {
    id: 'activity-16',
    kind: 'shop',
    person: null,
    icon: 'star',
    date: { daysAgo: 21, at: '09:00' },
    description: 'The shop moved its books to <strong>Stockroom</strong>.',
  },
];
