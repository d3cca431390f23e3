import type { BoardLabel, BoardSummary } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';
import { picturePath } from '../inventory/pictures/picturePath';

/**
 * One card of the seed, by hand: title, description, labels (their indexes on the board), members (their indexes in `people`),
 * due in days (`null`: never), checklist (`+` before completed items), cover.
 */
export type CardRow = readonly [
  title: string,
  description: string,
  labels: readonly number[],
  members: readonly number[],
  due: number | null,
  checklist?: readonly string[],
  cover?: string,
];

export interface BoardRow {
  title: string;
  description: string;
  icon: string;
  background: BoardSummary['background'];
  members: readonly number[];
  lastActivity: SeedTime;
  /** Index of the list whose cards are done. */
  done: number;
  labels: readonly (readonly [title: string, color: BoardLabel['color']])[];
  lists: readonly (readonly [title: string, limit: number, cards: readonly CardRow[]])[];
}

/** Three boards for a store's work. A list with a limit of 0 has none. */
export const boardRows: readonly BoardRow[] = [
  {
    title: 'Spring launch',
    description: 'Everything until the new season stands in the window.',
    icon: 'sun',
    background: 'warm',
    members: [0, 1, 2, 3, 5, 6, 7],
    lastActivity: { daysAgo: 0, at: '08:20' },
    done: 3,
    labels: [
      ['Window', 'accent'],
      ['Prices', 'warning'],
      ['Photos', 'info'],
      ['Supplier', 'neutral'],
      ['Urgent', 'critical'],
    ],
    lists: [
      [
        'To do',
        0,
        [
          ['Print the price labels', 'Two for each piece, one for the drawer.', [1], [2], 3, ['Watches', 'Bags', 'Scarves']],
          ['Write to regular customers', 'Forty names, by hand. The cards are under the counter.', [], [0, 6], 5],
          ['Order ribbon for gift boxes', '', [3], [], null],
          ['Choose music for the opening', 'Nothing with words.', [], [7], 9],
          ['Borrow a ladder from the quay', '', [0], [], 1],
        ],
      ],
      [
        'In progress',
        4,
        [
          [
            'Dress the large window',
            'Coral bags in front, sand and navy behind. Leave room for the bicycle.',
            [0, 4],
            [5],
            1,
            ['+Clean the glass', '+Bring the stands', 'Hang the lamps', 'Place the goods'],
            picturePath('tote', 'coral', 1),
          ],
          [
            'Photograph the scarves',
            'On wood, with daylight.',
            [2],
            [3, 5],
            2,
            ['+Amber', 'Rose', 'Forest'],
            picturePath('scarf', 'amber', 1),
          ],
          ['Compare the new price list', 'Three lines of Bosphorus Trading went down.', [1, 3], [0], -1],
        ],
      ],
      [
        'In review',
        3,
        [
          ['Text for the flyer', 'Half the length, twice the type.', [], [0, 3], 0],
          ['Choose the cover picture', '', [2], [5], 2, [], picturePath('watch', 'teal', 3)],
        ],
      ],
      [
        'Completed',
        0,
        [
          ['Agree on the dates', '', [], [0, 1], -6],
          ['Order the spring series', 'All colours, half the pieces.', [3], [0, 3], -8, ['+Bags', '+Scarves', '+Caps']],
          ['Clear the winter shelf', '', [0], [2, 7], -3],
          ['Repair the window lock', '', [4], [1], -5],
        ],
      ],
    ],
  },
  {
    title: 'Shop refit',
    description: 'New shelves and a lower counter, without closing a single day.',
    icon: 'store',
    background: 'cool',
    members: [0, 1, 2, 4],
    lastActivity: { daysAgo: 1, at: '17:05' },
    done: 3,
    labels: [
      ['Carpenter', 'neutral'],
      ['Electrics', 'warning'],
      ['Permit', 'critical'],
      ['Stock move', 'info'],
      ['Accessibility', 'success'],
    ],
    lists: [
      [
        'Ideas',
        0,
        [
          ['A bench by the fitting room', '', [0], [], null],
          ['Warm light over the watches', 'Ask Hana what the steel looks like under it.', [1], [1], null],
          ['A place for the delivery bicycle', '', [], [4], null],
        ],
      ],
      [
        'Planned',
        0,
        [
          ['Measure the back wall', '', [0], [2], 4],
          ['Ramp at the side door', 'Six per cent at most.', [2, 4], [0], 12, ['Ask the town', 'Draw it', 'Find a mason']],
          ['Move stock to Uptown', 'Only what sells slowly.', [3], [2, 4], 7],
        ],
      ],
      [
        'Under way',
        2,
        [
          [
            'Counter at 86 cm',
            'Low enough for everyone, deep enough for the till.',
            [0, 4],
            [1],
            2,
            ['+Sketch', '+Wood', 'Build', 'Oil'],
          ],
          ['New sockets by the window', '', [1], [], -2],
        ],
      ],
      [
        'Done',
        0,
        [
          ['Compare three carpenters', '', [0], [0], -15],
          ['Tell the neighbours', '', [], [1], -10],
        ],
      ],
    ],
  },
  {
    title: 'Returns',
    description: 'What came back, why, and what becomes of it.',
    icon: 'undo',
    background: 'plain',
    members: [0, 6, 8],
    lastActivity: { daysAgo: 3, at: '16:10' },
    done: 2,
    labels: [
      ['Defect', 'critical'],
      ['Wrong size', 'neutral'],
      ['Repair', 'info'],
      ['Refund', 'warning'],
      ['Back on the shelf', 'success'],
    ],
    lists: [
      [
        'Came back',
        0,
        [
          [
            'Chronograph with a stuck crown',
            'The customer’s number is in the drawer.',
            [0],
            [6],
            1,
            [],
            picturePath('chronograph', 'graphite', 1),
          ],
          ['Two sweaters, size M', '', [1], [], null],
          ['Boot with a loose heel', 'Left foot only.', [0], [6], 3],
        ],
      ],
      [
        'At the workshop',
        3,
        [
          ['Strap that broke at the buckle', '', [2], [8], 2],
          [
            'Watch that loses four minutes a day',
            'Regulate, then wear it for a week.',
            [2],
            [8],
            6,
            ['+Open', 'Regulate', 'Wear'],
          ],
        ],
      ],
      ['Waiting for the supplier', 0, [['Backpack with a torn seam', 'Northline wants a photo.', [0, 3], [0], -2]]],
      [
        'Settled',
        0,
        [
          ['Mug with a chip', '', [3], [6], -7],
          ['Cap, never worn', '', [4], [], -4],
        ],
      ],
    ],
  },
];
