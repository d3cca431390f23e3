import type { NoteColor } from '@stockroom/contract';
import { picturePath } from '../inventory/pictures/picturePath';

interface NoteRow {
  title: string;
  content?: string;
  tasks?: readonly string[];
  labels?: readonly string[];
  color?: NoteColor;
  image?: string;
  pinned?: boolean;
  archived?: boolean;
  /** Days from today, and the time of that day. */
  reminder?: readonly [days: number, at: string];
}

/** Notes of the shop's people, written by hand, last changed first. */
export const noteRows: readonly NoteRow[] = [
  {
    title: 'Opening the shop',
    tasks: [
      'Alarm off, within 30 seconds',
      'Lights: window first',
      'Float into the till',
      '> 4 rolls of quarters',
      '> 2 rolls of dimes',
      'Bring the flag out',
      'x Key back on its hook',
    ],
    labels: ['routine'],
    color: 'blue',
    pinned: true,
  },
  {
    title: 'Window for December',
    content:
      'Dark green cloth, no snow this time. One lamp, low, from the left. The chronographs on the driftwood, straps hanging behind like kelp.\n\nAylin wants to try it on Sunday evening, when nobody walks by.',
    image: picturePath('chronograph', 'graphite', 1),
    labels: ['window', 'ideas'],
    color: 'green',
    pinned: true,
  },
  {
    title: 'Ask Ingrid',
    tasks: ['Are the gray totes gone for good?', 'Pallet by noon on Thursday?', 'x New price list', 'x Who drives this week'],
    labels: ['suppliers'],
    reminder: [1, '09:00'],
  },
  { title: '', content: 'The drawer under the till sticks. Lift, then pull.' },
  {
    title: 'Kumaş örnekleri',
    content: 'Selin cuma günü gönderiyor. Koyu yeşil ile hardal yan yana nasıl duruyor, gün ışığında bakılacak.',
    labels: ['suppliers'],
    color: 'ochre',
  },
  {
    title: 'What customers ask for and we have not got',
    tasks: [
      'Watch straps under 16 mm',
      'A wool cap for large heads',
      'Gift wrapping that is not paper',
      'Umbrellas',
      'x Left-handed mug (turned one round)',
    ],
    labels: ['ideas'],
  },
  {
    title: 'Returns, in short',
    content:
      'With the receipt: 30 days, money back.\nWithout: exchange only, same price.\nWorn: no, and say so kindly.\nA watch goes to Hana first, always.',
    labels: ['routine'],
    color: 'tan',
  },
  {
    title: 'Mrs. Langley',
    content: 'Comes on Thursdays. The blue scarf is put back for her until the 12th, behind the counter, left.',
    color: 'raspberry',
    image: picturePath('scarf', 'amber', 1),
    labels: ['customers'],
  },
  {
    title: 'Raf ölçüleri',
    content: 'Sol duvar 214 cm, sağ duvar 198 cm. Gökhan: ceviz, 4 cm, arkası boş.',
    tasks: ['x Duvarı ölç', 'Renk örneği iste', 'Teslim günü konuş'],
    labels: ['suppliers'],
  },
  {
    title: 'Closing the till',
    tasks: [
      'Count twice',
      'Slip into the envelope',
      'Envelope into the safe',
      'Lights, back to front',
      'Alarm on',
      'Try the handle',
    ],
    labels: ['routine'],
    color: 'blue',
  },
  {
    title: 'Label paper',
    content: '80 gr, matt. İbrahim has the old die, so the corners stay round. 12 rolls last a season.',
    labels: ['suppliers'],
  },
  {
    title: 'Watch batteries in the drawer',
    content: '377: 14\n364: 9\n394: 3 (order)\n371: 22',
    labels: ['stock'],
    color: 'olive',
    reminder: [4, '10:30'],
  },
  {
    title: 'Names for the loyalty card',
    content: 'Harbor Card · The Pine · Twelve Stamps · Regulars\n\nGrace: “People say *the card*. Call it The Card.”',
    labels: ['ideas'],
    color: 'lavender',
  },
  {
    title: 'Stocktake, who counts what',
    tasks: [
      'Priya: watches',
      'Mateo: bags and totes',
      '> also the ones in the window',
      'Grace: mugs, caps',
      'Tom: checks every tenth',
    ],
    labels: ['stock'],
    reminder: [9, '07:30'],
  },
  {
    title: 'Wi-Fi for the card reader',
    content: 'It finds the café next door first. Forget that one, then it holds.',
  },
  {
    title: 'Boot sizes run small',
    content: 'One up for wool socks. Say it before they try.',
    image: picturePath('boot', 'graphite', 1),
    labels: ['stock', 'customers'],
  },
  {
    title: 'Müşteri notu: Defne Hanım',
    content: 'Kayışı iki delik kısalttık. Mart gibi tekrar uğrayacak, o zaman pil de değişsin.',
    labels: ['customers'],
    color: 'red',
  },
  {
    title: 'Sunday market',
    tasks: ['Table, cloth, two clamps', 'Card reader, charged', 'Small change', 'The good mugs', 'x Permit', 'x Ask Mateo'],
    labels: ['ideas'],
    color: 'teal',
    image: picturePath('mug', 'teal', 1),
  },
  { title: 'Bike courier', content: 'Rings twice. Parcels under 5 kg only, before four.' },
  {
    title: 'Sale signs',
    content: 'Hand-written sells better than printed, we tried both. Black on the brown card, no exclamation marks.',
    labels: ['window'],
  },
  {
    title: 'Summer window',
    content: 'Sand from the sieve, not from the beach: it held water.',
    labels: ['window'],
    archived: true,
  },
  { title: 'Rota, old', content: 'Before Mateo took the weekends.', labels: ['routine'], archived: true },
  {
    title: 'Inventory of the old shop',
    tasks: ['x Sell the ladder', 'x Give the mirror back', 'x Keep the clock'],
    archived: true,
    color: 'tan',
  },
];

/** Labels of the shop's notes, by their ids. */
export const noteLabelRows: readonly (readonly [id: string, title: string])[] = [
  ['customers', 'Customers'],
  ['ideas', 'Ideas'],
  ['routine', 'Routine'],
  ['stock', 'Stock'],
  ['suppliers', 'Suppliers'],
  ['window', 'Window'],
];
