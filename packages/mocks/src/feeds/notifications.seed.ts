import type { DataSet } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import { picturePath } from '../inventory/pictures/picturePath';
import { portraitPath } from '../pictures/portraitPath';
import { manyRecords } from './feed.factory';
import type { FeedRecord } from './feedRecord';

const inventory = '/apps/ecommerce/inventory';

/** Events in the shop. Some have an icon, some a picture, one neither. */
const demoNotifications: readonly FeedRecord[] = [
  {
    id: 'notification-1',
    image: picturePath('watch', 'teal', 1),
    title: 'Out of stock',
    description: 'Tidewater Harbor 40 has no piece left at Harbor & Pine.',
    time: { daysAgo: 0, at: '08:50' },
    read: false,
    seen: false,
    link: `${inventory}?product=1`,
    useRouter: true,
  },
  {
    id: 'notification-2',
    icon: 'warning',
    title: 'Low stock',
    description: 'Four products are under their reorder point, the Tidewater Harbor 44 among them.',
    time: { daysAgo: 0, at: '08:30' },
    read: false,
    seen: false,
    link: `${inventory}?sort=stock`,
    useRouter: true,
  },
  {
    id: 'notification-3',
    icon: 'upload',
    title: 'Import finished',
    description: 'The spring price list was read: <strong>31 products changed</strong>, none refused.',
    time: { daysAgo: 0, at: '07:55' },
    read: false,
    seen: false,
    link: `${inventory}/import`,
    useRouter: true,
  },
  {
    id: 'notification-4',
    image: portraitPath('tom'),
    title: 'Tom Hallberg corrected a count',
    description: 'Straps at Harbor & Pine Uptown: three pieces less than before.',
    time: { daysAgo: 0, at: '07:10' },
    read: false,
    seen: true,
  },
  {
    id: 'notification-5',
    icon: 'inventory',
    title: 'Goods received',
    description: 'Ellery Wholesale delivered six boxes. One was booked as damaged.',
    time: { daysAgo: 1, at: '16:40' },
    read: true,
    seen: true,
    link: inventory,
    useRouter: true,
  },
  {
    id: 'notification-6',
    icon: 'tag',
    title: 'Price changed',
    description: 'The amber scarf went from $54 to $46. New labels are due.',
    time: { daysAgo: 1, at: '09:15' },
    read: true,
    seen: true,
    link: `${inventory}?search=scarf`,
    useRouter: true,
  },
  {
    id: 'notification-7',
    icon: 'lock',
    title: 'New sign-in',
    description: 'Your account was used on the till by the door. If it was not you, change your password.',
    time: { daysAgo: 2, at: '12:05' },
    read: true,
    seen: true,
  },
  {
    id: 'notification-8',
    title: 'Opening hours',
    description: 'The shop opens at eleven on Sunday, as the quay is closed for the regatta.',
    time: { daysAgo: 3, at: '10:00' },
    read: true,
    seen: true,
  },
  {
    id: 'notification-9',
    icon: 'document',
    title: 'Monthly report',
    description: 'The figures of last month are ready at the accountant’s.',
    time: { daysAgo: 6, at: '08:00' },
    read: true,
    seen: true,
    link: 'https://example.com/reports/latest',
    useRouter: false,
  },
];

const others = lazySeeds(() => import('./hostile.seed'));

/** Returns the initial notifications of a data set. */
export function notificationsOf(dataSet: DataSet): readonly FeedRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'notifications-empty':
      return [];
    case 'notifications-500':
      return manyRecords('notification', demoNotifications, 500);
    case 'hostile-text':
      return others().hostileRecords('notification', 'an icon that nobody drew');
    default:
      return demoNotifications;
  }
}
