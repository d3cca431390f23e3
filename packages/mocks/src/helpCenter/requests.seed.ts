import type { StoredRequest } from './storedRequest';

/** Latest time of "today" in the seed. */
export const LATEST_SEED_TIME = '16:20';

const mine = { userId: 'user-1', name: 'Defne Aldridge', email: 'defne.aldridge@example.com' };

/** Earlier requests of the demo user. */
export const demoRequests: readonly StoredRequest[] = [
  {
    ...mine,
    id: 'request-1',
    count: 1038,
    subject: 'The label printer cuts off the last digit',
    message: 'Since this morning the last digit of long barcodes is missing on the 50 × 25 labels. The 57 × 32 ones are fine.',
    createdAt: { daysAgo: 9, at: '10:12' },
    isSolved: true,
    replies: [
      {
        author: 'Nora Feld, support',
        at: { daysAgo: 9, at: '11:40' },
        text: 'Thank you for the photo. The code is wider than that label: choose “Thermal, 57 × 32 mm” under Paper, or print it as a shelf label. The queue now warns you before it prints.',
      },
    ],
  },
  {
    ...mine,
    id: 'request-2',
    count: 1041,
    subject: 'Two people count the same shelf',
    message: 'Can Grace and I count the watch case together, each with a scanner of our own?',
    createdAt: { daysAgo: 2, at: '15:05' },
    isSolved: false,
    replies: [
      {
        author: 'Deniz Aras, support',
        at: { daysAgo: 2, at: '16:20' },
        text: 'Yes. Open the same count on both devices: what either of you scans is added to the same line, and both see the sum. Finish it on one of them.',
      },
    ],
  },
  {
    ...mine,
    id: 'request-3',
    count: 1042,
    subject: 'Prices with VAT on the shelf labels',
    message: 'Our shelf labels should say that the price is with VAT. Where can I set that?',
    createdAt: { daysAgo: 1, at: '09:30' },
    isSolved: false,
    replies: [],
  },
];
