import { SCRIPT_LINK } from '../engine/worker/scriptLink';
import type { SeededActivity } from './seededActivity';
import { demoHistory } from './seededActivity.seed';

/** The demo's history repeated, about twelve entries a day. */
export function manyActivities(count: number): SeededActivity[] {
  return Array.from({ length: count }, (_, at) => {
    const record = demoHistory[at % demoHistory.length];
    if (!record) throw new Error('The demo has a history.');
    const minute = String(59 - (at % 12) * 5).padStart(2, '0');
    return { ...record, id: `activity-many-${at + 1}`, date: { daysAgo: Math.floor(at / 12), at: `07:${minute}` } };
  });
}

const texts: readonly Partial<SeededActivity>[] = [
  { description: '<img src=x onerror=alert(1)><b>bold</b> <script>alert(1)</script>text' },
  { description: 'A link that runs', linkedContent: 'press me', link: SCRIPT_LINK, useRouter: false },
  { description: '<a href="javascript:alert(1)">press me too</a>' },
  { description: 'A path that leaves', linkedContent: 'Two slashes', link: '//evil.example/phish', useRouter: true },
  { description: 'Data as a page', linkedContent: 'data:', link: 'data:text/html,<script>alert(1)</script>' },
  { description: '<div style="position:fixed;inset:0;background:red">over everything</div>' },
  {
    description: 'Extra',
    extraContent: '<form action="https://evil.example"><input name=q><button>Send</button></form><p>left</p>',
  },
  { description: 'Unbreakable'.repeat(60), linkedContent: 'Unbreakable'.repeat(30), link: '/apps/contacts', useRouter: true },
  { description: 'وصلت الطلبية إلى المتجر' },
  { description: '{{constructor.constructor("alert(1)")()}}', icon: '__proto__' },
  { description: 'A picture from elsewhere', image: 'https://evil.example/pixel.gif' },
  { description: '' },
  {
    description: 'changed a product',
    person: { id: 'somebody', name: '<i>Somebody</i> \u202eelse', avatar: 'https://evil.example/face.gif' },
    changes: [
      { field: '__proto__', label: '__proto__', before: '<b onmouseover=alert(1)>x</b>', after: 'Unbreakable'.repeat(18) },
    ],
  },
];

/** Entries that break careless lists: markup, links with scripts or to other sites, gaps, long words, other scripts. */
export const hostileActivities = (): SeededActivity[] =>
  texts.map((text, at) => ({
    id: `activity-hostile-${at + 1}`,
    kind: 'shop',
    person: null,
    description: '',
    date: { daysAgo: Math.floor(at / 7), at: `0${7 - (at % 7)}:15` },
    ...text,
  }));
