import { mailIds } from '@stockroom/contract';
import { SCRIPT_LINK } from '../../engine/worker/scriptLink';
import { buildAttachment, buildMail } from '../mail.factory';
import { folderId, type LabelRecord, type MailRecord } from '../mailRecord';

const texts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'Unbreakable'.repeat(23),
  'مَعْطَف شَتَوِيّ',
  '__proto__',
  'Right\u202eto left override',
  '',
  '🧵 Needle and thread {{x}}',
];

const markup = `<style>*{display:none}</style><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<p onclick="alert(1)" style="position:fixed;inset:0;background:url(https://evil.example/a.png)">Read me</p><script>alert(1)</script>
<a href="${SCRIPT_LINK}">runs</a> <a href="https://evil.example/">leads away</a> <form action="https://evil.example/"><input name="password"></form>
<img src="https://evil.example/pixel.png" onerror="alert(1)"><iframe src="https://evil.example/"></iframe><svg onload="alert(1)"></svg>`;

export const hostileLabels: readonly LabelRecord[] = [
  { id: mailIds.label('hostile'), title: '<b>Label</b> ' + 'Unbreakable'.repeat(5), slug: 'b-label-b', color: 'red' },
  { id: mailIds.label('proto'), title: '__proto__', slug: 'proto', color: 'gray' },
];

/**
 * Makes mails that break careless pages: markup, tracking pixels, misleading names, a megabyte, a future date, a sender without
 * an address.
 */
export function hostileMails(): MailRecord[] {
  const mails = texts.map((text, index) =>
    mail(index, {
      subject: text,
      content: markup,
      isHtml: true,
      from: { avatar: SCRIPT_LINK, contact: `${text} <sender@evil.example>` },
    }),
  );
  return [
    ...mails,
    mail(20, { subject: 'No address', from: { avatar: null, contact: 'Somebody' }, to: '', content: text20 }),
    mail(21, { subject: 'A megabyte', content: `<p>${'Wide words without an end. '.repeat(38_000)}</p>`, isHtml: true }),
    mail(22, { subject: 'Files that lie', content: 'See the files.', attachments: files }),
    mail(23, { subject: 'From a day to come', content: 'Tomorrow.', date: '2099-01-01T00:00:00.000Z' }),
    mail(24, {
      subject: 'Many',
      to: Array.from({ length: 60 }, (_unused, at) => `Person ${at} <p${at}@example.com>`).join(', '),
      labels: [mailIds.label('hostile'), 'gone'],
    }),
  ];
}

const text20 = `Look: https://shop.example/a?b=1&c=2 and ${SCRIPT_LINK} and www.shop.example.\n\n${'x'.repeat(4000)}`;
const files = ['invoice\u202efdp.exe', '../../etc/passwd', '', `${'long'.repeat(60)}.pdf`].map((name, index) =>
  buildAttachment({
    id: `hostile-file-${index + 1}`,
    name,
    type: index === 3 ? 'application/pdf' : '',
    size: index === 1 ? 0 : 5000,
    preview: index === 3 ? 'pdf' : '',
  }),
);

function mail(index: number, overrides: Partial<MailRecord>): MailRecord {
  const { date, ...rest } = overrides;
  const record = buildMail({
    id: `hostile-${index}`,
    folder: folderId('inbox'),
    unread: index % 2 === 0,
    to: 'me <defne.aldridge@example.com>',
    ...rest,
  });
  return { ...record, date: date ?? { daysAgo: index, at: '08:00' } };
}
