import type { DataSet } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import { portraitPath } from '../pictures/portraitPath';
import { manyRecords } from './feed.factory';
import type { FeedRecord } from './feedRecord';

const inventory = '/apps/ecommerce/inventory';

/** Messages of colleagues and suppliers to the user of the home store. Two have no picture, one no link. */
const demoMessages: readonly FeedRecord[] = [
  {
    id: 'message-1',
    image: portraitPath('marcus'),
    title: 'Marcus Ode',
    description: 'The last harbor watch went last night, and two people asked already. Could you move some from Uptown?',
    time: { daysAgo: 0, at: '08:41' },
    read: false,
    seen: false,
    link: `${inventory}?product=1`,
    useRouter: true,
  },
  {
    id: 'message-2',
    image: portraitPath('priya'),
    title: 'Priya Nair',
    description:
      'Delivery from Ellery Wholesale is in the back: <strong>six boxes, one of them damp</strong>. Photos are on the clipboard.',
    time: { daysAgo: 0, at: '08:05' },
    read: false,
    seen: false,
  },
  {
    id: 'message-3',
    image: portraitPath('selin'),
    title: 'Selin Karaca',
    description: 'Günaydın! The new scarves reached İzmir. I can send you forty by Thursday if you still want them.',
    time: { daysAgo: 0, at: '07:20' },
    read: false,
    seen: true,
    link: `${inventory}?search=scarf`,
    useRouter: true,
  },
  {
    id: 'message-4',
    image: portraitPath('tom'),
    title: 'Tom Hallberg',
    description: 'We counted the straps twice and still miss three. I left the sheet in your tray.',
    time: { daysAgo: 1, at: '17:48' },
    read: true,
    seen: true,
    link: `${inventory}?search=strap`,
    useRouter: true,
  },
  {
    id: 'message-5',
    title: 'Northline Supply',
    description: 'Your order 20416 left our warehouse. The carrier expects to deliver it on Friday morning.',
    time: { daysAgo: 1, at: '15:12' },
    read: true,
    seen: true,
    link: 'https://example.com/northline/orders/20416',
    useRouter: false,
  },
  {
    id: 'message-6',
    image: portraitPath('aylin'),
    title: 'Aylin Demirtaş',
    description: 'The spring window is done. Come and tell me whether the coral bags may stay in front.',
    time: { daysAgo: 1, at: '11:30' },
    read: true,
    seen: true,
  },
  {
    id: 'message-7',
    image: portraitPath('grace'),
    title: 'Grace Whitcombe',
    description: 'A customer brought back a chronograph with a stuck crown. It is in the drawer with her number.',
    time: { daysAgo: 3, at: '16:02' },
    read: true,
    seen: true,
    link: `${inventory}?search=chronograph`,
    useRouter: true,
  },
  {
    id: 'message-8',
    title: 'Bosphorus Trading',
    description: 'The spring price list is ready. Three lines change, all of them downwards.',
    time: { daysAgo: 4, at: '10:25' },
    read: true,
    seen: true,
    link: `${inventory}/import`,
    useRouter: true,
  },
  {
    id: 'message-9',
    image: portraitPath('hana'),
    title: 'Hana Ito',
    description: 'All five repairs are finished, the oldest one has waited since January. Please let the customers know.',
    time: { daysAgo: 6, at: '18:10' },
    read: true,
    seen: true,
  },
];

const others = lazySeeds(() => import('./hostile.seed'));

/** Returns the initial messages of a data set. */
export function messagesOf(dataSet: DataSet): readonly FeedRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'messages-empty':
      return [];
    case 'messages-500':
      return manyRecords('message', demoMessages, 500);
    case 'hostile-text':
      return others().hostileRecords('message');
    default:
      return demoMessages;
  }
}
