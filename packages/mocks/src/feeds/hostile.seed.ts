import { SCRIPT_LINK } from '../engine/worker/scriptLink';
import type { FeedRecord } from './feedRecord';

const texts: readonly Omit<FeedRecord, 'id' | 'time' | 'read' | 'seen'>[] = [
  { title: '<img src=x onerror=alert(1)>', description: '<img src=x onerror=alert(1)><b>bold</b> <script>alert(1)</script>text' },
  {
    title: 'A link that runs',
    description: '<a href="javascript:alert(1)">press me</a>',
    link: SCRIPT_LINK,
    useRouter: false,
  },
  { title: 'A path that leaves', description: 'Two slashes', link: '//evil.example/phish', useRouter: true },
  { title: 'A backslash that leaves', description: 'One of each', link: '/\\evil.example', useRouter: true },
  { title: 'An address that claims to be ours', description: 'useRouter is set', link: 'https://evil.example/', useRouter: true },
  { title: 'Data as a page', description: 'data:', link: 'data:text/html,<script>alert(1)</script>', useRouter: false },
  {
    title: 'A record that is gone',
    description: 'The product was removed',
    link: '/apps/ecommerce/inventory?product=999999',
    useRouter: true,
  },
  { title: 'Unbreakable'.repeat(23), description: 'Unbreakable'.repeat(200) },
  { title: 'Wide '.repeat(50).trim(), description: 'Line\nbreak\tand tab '.repeat(60) },
  { title: 'مَعْطَف شَتَوِيّ', description: 'وصلت الطلبية إلى المتجر' },
  { title: '腕時計 クロノグラフ', description: '入荷しました' },
  { title: 'Right\u202eto left override', description: 'e\u0301\u0301\u0301\u0301\u0301 Zero\u200bwidth 👩‍👩‍👧‍👦' },
  { title: '__proto__', description: '{{constructor.constructor("alert(1)")()}}' },
  { description: 'No title at all' },
  { title: 'No description at all' },
  {},
  { title: 'A picture that is not there', image: '/media/portraits/nobody.svg' },
  { title: 'A picture from elsewhere', image: 'https://evil.example/pixel.gif' },
  { title: 'A style that covers', description: '<div style="position:fixed;inset:0;background:red">over everything</div>' },
];

/** Records that break careless panels: markup, links with scripts or to other sites, gaps, long words, other scripts. */
export function hostileRecords(name: string, icon?: string): FeedRecord[] {
  return texts.map((text, index) => ({
    id: `${name}-hostile-${index + 1}`,
    ...text,
    ...(icon !== undefined && !text.image && { icon }),
    time: { daysAgo: Math.floor(index / 5), at: `0${7 - (index % 5)}:15` },
    read: index % 4 === 3,
    seen: index % 4 === 3,
  }));
}
