import type { ChatContact } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { portraitPath, type Portrait } from '../pictures/portraitPath';
import { buildContact, DEFAULT_ABOUT } from './chat.factory';

/** Somebody of the demo, by hand: their picture, name, line about themselves, job, firm, birthday, address, country and phone. */
type Row = readonly [
  portrait: Portrait | null,
  name: string,
  about: string,
  title: string,
  company: string,
  birthday: string,
  address: string,
  country: string,
  phone: string,
];

const HOUSE = 'Harbor & Pine';
const rows: readonly Row[] = [
  [
    'marcus',
    'Marcus Ode',
    'On the floor until six.',
    'Floor manager',
    HOUSE,
    '1986-05-14',
    '9 Ropewalk Lane, Port Ellery, ME',
    'us',
    '207 555 0111',
  ],
  [
    'priya',
    'Priya Nair',
    'In the back, counting.',
    'Stock keeper',
    HOUSE,
    '1993-11-02',
    '71 Mill Street, Port Ellery, ME',
    'us',
    '207 555 0112',
  ],
  [
    'selin',
    'Selin Karaca',
    'Kumaş, deniz, kahve.',
    'Buyer',
    'Moda Kıyı',
    '1990-07-23',
    'Çınarlı Sokak 12, İzmir',
    'tr',
    '232 555 01 36',
  ],
  [
    'tom',
    'Tom Hallberg',
    DEFAULT_ABOUT,
    'Store lead',
    `${HOUSE} Uptown`,
    '1979-01-30',
    '4 Linden Avenue, Port Ellery, ME',
    'us',
    '207 555 0178',
  ],
  [
    'aylin',
    'Aylin Demirtaş',
    'Windows change on Mondays.',
    'Window display',
    HOUSE,
    '1996-09-08',
    '22 Quay Road, Port Ellery, ME',
    'us',
    '207 555 0115',
  ],
  [
    'ingrid',
    'Ingrid Solheim',
    'Orders by noon leave the same day.',
    'Account manager',
    'Northline Supply',
    '1983-03-19',
    '310 Depot Road, Bangor, ME',
    'us',
    '207 555 0190',
  ],
  [
    'kerem',
    'Kerem Yıldız',
    DEFAULT_ABOUT,
    'Sales',
    'Bosphorus Trading',
    '1988-12-05',
    'Liman Caddesi 40, İstanbul',
    'tr',
    '212 555 01 44',
  ],
  [
    'grace',
    'Grace Whitcombe',
    'At the till. Please call, not write.',
    'Cashier',
    HOUSE,
    '1999-04-27',
    '15 Chapel Hill, Port Ellery, ME',
    'us',
    '207 555 0118',
  ],
  [
    'mateo',
    'Mateo Silva',
    'Weekends only.',
    'Weekend staff',
    HOUSE,
    '2002-08-11',
    '60 Water Street, Port Ellery, ME',
    'us',
    '207 555 0119',
  ],
  [
    'hana',
    'Hana Ito',
    'A watch takes the time it takes.',
    'Watchmaker',
    HOUSE,
    '1975-10-16',
    '3 Bell Court, Port Ellery, ME',
    'us',
    '207 555 0120',
  ],
  [
    null,
    'Ruth Abelson',
    DEFAULT_ABOUT,
    'Bookkeeper',
    'Abelson & Daughter',
    '1968-02-29',
    '1 Court Square, Port Ellery, ME',
    'us',
    '207 555 0163',
  ],
  [null, 'Çiğdem Işık', 'Yoldayım, akşam yazarım.', '', 'Moda Kıyı', '', '', 'tr', '232 555 01 37'],
];

const hostileNames: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'Unbreakable'.repeat(23),
  'مَعْطَف شَتَوِيّ',
  '腕時計 クロノグラフ',
  '__proto__',
  'Right\u202eto left override',
  '',
];

/** The contacts that a data set starts with. */
export function contactsOf(dataSet: DataSet): readonly ChatContact[] {
  switch (dataSet) {
    case 'empty':
    case 'chat-empty':
      return [];
    case 'hostile-text':
      return hostileNames.map((name, index) =>
        buildContact({
          id: `contact-${index + 1}`,
          name,
          about: `${name} <b>about</b>`,
          avatar: index % 2 ? '/media/portraits/nobody.svg' : null,
        }),
      );
    default:
      return rows.map(fromRow);
  }
}

function fromRow([portrait, name, about, title, company, birthday, address, country, phone]: Row, index: number): ChatContact {
  const mailbox = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().replaceAll(' ', '.');
  return buildContact({
    id: `contact-${index + 1}`,
    avatar: portrait && portraitPath(portrait),
    name,
    about,
    details: {
      emails: [{ email: `${mailbox}@example.com`, label: 'Work' }],
      phoneNumbers: [{ country, phoneNumber: phone, label: index % 3 === 0 ? 'Mobile' : 'Work' }],
      ...(title && { title }),
      company,
      birthday,
      address,
    },
  });
}
