import type { Contact } from '@stockroom/contract';
import { SCRIPT_LINK } from '../../engine/worker/scriptLink';
import { buildContact } from '../contact.factory';

const names: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'Unbreakable'.repeat(23),
  'مَعْطَف شَتَوِيّ',
  '腕時計 クロノグラフ',
  '__proto__',
  'Right\u202eto left override',
  '',
  '\u0301Combining first',
  'E\u0301milie in two parts',
  '🧵 Needle and thread',
  '007',
  'İ',
];

/** Contacts that break careless pages: markup, links with scripts, long words, other scripts, gaps, and one with 50 phones. */
export function hostileContacts(): Contact[] {
  const people = names.map((name, index) =>
    buildContact({
      id: `contact-${index + 1}`,
      name,
      avatar: index % 2 ? '/media/portraits/nobody.svg' : null,
      title: name,
      company: `${name} & <b>Sons</b>`,
      notes: `<p onclick="alert(1)">${name}</p><script>alert(1)</script><a href="${SCRIPT_LINK}">runs</a><style>*{display:none}</style>`,
      address: 'Wide '.repeat(60),
      tags: ['work', '__proto__', 'gone'],
    }),
  );
  return [...people, manyPhones, unreadable];
}

const manyPhones = buildContact({
  id: 'contact-phones',
  name: 'Fifty phones',
  phoneNumbers: Array.from({ length: 50 }, (_unused, index) => ({
    country: 'us',
    phoneNumber: `+1207555${String(1000 + index)}`,
    label: index % 2 ? 'Mobile' : 'A label that somebody wrote a whole sentence into',
  })),
});

/** A contact that a server may hold although no form would accept it. */
const unreadable = buildContact({
  id: 'contact-unreadable',
  name: 'Nothing fits',
  avatar: SCRIPT_LINK,
  birthday: '1990-02-29',
  emails: [{ email: 'not an address', label: '' }],
  phoneNumbers: [
    { country: '', phoneNumber: '+902325550136', label: 'No country' },
    { country: 'zz', phoneNumber: 'call me', label: '' },
  ],
});
