import { type Mail, mailIds } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { findComposeWarnings, emptyDraft, isBlank, problemsOf } from './composeDraft';
import { replySubject, type ReplyTexts, forwardOf, forwardedSubject, replyTo, toComposeDraft, withSignature } from './replies';

const mail: Mail = {
  id: 'm2',
  type: 'mail',
  from: { avatar: null, contact: 'Ada <ada@example.com>' },
  to: 'me <me@example.com>, Tom <tom@example.com>',
  cc: ['Grace <grace@example.com>', 'ADA@example.com'],
  bcc: ['secret@example.com'],
  date: '2026-02-27T09:00:00.000Z',
  subject: 'Re: RE: Window',
  content: 'One\ntwo <b>\n\nthree',
  isHtml: false,
  attachments: [{ id: 'f', type: 'text/csv', name: 'a.csv', size: 3, preview: '', downloadUrl: '/x' }],
  starred: false,
  important: false,
  unread: false,
  folder: mailIds.folder('inbox'),
  restoresTo: null,
  labels: [],
  references: ['m1'],
  sendsAt: null,
  updatedAt: '2026-02-27T09:00:00.000Z',
};
const texts: ReplyTexts = {
  wrote: () => 'Ada wrote:',
  forwarded: 'Forwarded mail',
  from: 'From',
  to: 'To',
  cc: 'Cc',
  date: 'Date',
  subject: 'Subject',
  dateOf: () => 'Friday',
};

test.each([
  ['Window', 'Re: Window'],
  ['Re: RE: re[2]: Window', 'Re: Window'],
  ['Ynt: Vitrin', 'Re: Vitrin'],
  ['', 'Re:'],
])('replySubject: turns %j into %j', (subject, answered) => expect(replySubject(subject)).toBe(answered));

test('forwardedSubject: forwards a subject once', () => expect(forwardedSubject('Fwd: FW: Re: Window')).toBe('Fwd: Re: Window'));

test('replyTo: answers the sender; with all, everybody else but the user and hidden recipients', () => {
  const one = replyTo('n', mail, 'me@example.com', texts, false);
  expect([one.to, one.cc, one.bcc, one.attachments]).toEqual([['Ada <ada@example.com>'], [], [], []]);
  expect([one.subject, one.references]).toEqual(['Re: Window', ['m1', 'm2']]);
  expect(one.content).toBe('<p></p><p>Ada wrote:</p><blockquote><p>One<br>two &lt;b&gt;</p><p>three</p></blockquote>');
  const all = replyTo('n', mail, 'ME@example.com', texts, true);
  expect([all.to, all.cc, all.bcc]).toEqual([
    ['Ada <ada@example.com>'],
    ['Tom <tom@example.com>', 'Grace <grace@example.com>'],
    [],
  ]);
});

test("replyTo: answers the recipients of the user's own mail", () => {
  const sent = { ...mail, from: { avatar: null, contact: 'Me <me@example.com>' }, to: 'Tom <tom@example.com>', cc: [] };
  expect(replyTo('n', sent, 'me@example.com', texts, true)).toMatchObject({ to: ['Tom <tom@example.com>'], cc: [] });
});

test('replyTo: leaves the user out when replying to all of their own mail, unless alone', () => {
  const answered = (to: string, cc: string[], all = true) => {
    const sent = { ...mail, from: { avatar: null, contact: 'Me <me@example.com>' }, to, cc };
    const answer = replyTo('n', sent, 'me@example.com', texts, all);
    return [answer.to, answer.cc];
  };
  const [tom, grace] = ['Tom <tom@example.com>', 'Grace <grace@example.com>'];
  expect(answered(`ME@example.com, ${tom}`, [grace, 'me@example.com'])).toEqual([[tom], [grace]]);
  expect(answered(`me@example.com, ${tom}`, [], false)).toEqual([[tom], []]);
  expect(answered('me@example.com', [grace])).toEqual([[], [grace]]);
  expect(answered('me@example.com', [])).toEqual([['me@example.com'], []]);
});

test('forwardOf: keeps the files, and leaves the recipients empty', () => {
  const { to, attachments, subject, content } = forwardOf('n', mail, texts);
  expect([to, attachments.length, subject]).toEqual([[], 1, 'Fwd: Re: RE: Window']);
  expect(content).toContain('Forwarded mail<br>From: Ada &lt;ada@example.com&gt;');
  expect(content).toContain('<br>To: me@example.com, Tom &lt;tom@example.com&gt;<br>Cc: Grace');
  expect(content).not.toContain('secret@example.com');
  const unknown = { ...mail, from: { avatar: null, contact: 'Somebody' }, to: '', cc: [] };
  expect(forwardOf('n', unknown, texts).content).toContain('<br>From: Somebody<br>');
});

test('toComposeDraft: keeps a draft with all of its recipients and files', () => {
  expect(toComposeDraft(mail)).toMatchObject({
    bcc: ['secret@example.com'],
    attachments: [{ id: 'f' }],
    updatedAt: mail.updatedAt,
  });
});

test('withSignature: puts the signature above the quote', () => {
  const draft = withSignature(replyTo('n', mail, 'me@example.com', texts, false), '<p>Defne</p>');
  expect(draft.content).toMatch(/^<p><\/p><p><\/p><p>Defne<\/p><p>Ada wrote:/);
  expect(withSignature(emptyDraft('n'), ' ').content).toBe('');
});

test('problemsOf: reports invalid recipients and missing ones', () => {
  expect(problemsOf(emptyDraft('n'))).toEqual({ nobody: true, bad: [] });
  expect(problemsOf({ ...emptyDraft('n'), to: ['Ada <ada@example.com>'], cc: ['nobody'] })).toEqual({
    nobody: false,
    bad: ['cc'],
  });
});

const draft = (subject: string, content: string) => ({ ...emptyDraft('n'), subject, content });
test.each([
  [draft('Hi', '<p>The list is attached.</p>'), ['attachment']],
  [draft('Merhaba', '<p>Listeyi ekte bulabilirsiniz.</p>'), ['attachment']],
  [draft('Merhaba', '<p>Eylül ekibi bekliyor</p>'), []],
  [draft('Hi', '<p>Thanks</p><blockquote>It is attached</blockquote>'), []],
  [draft('Merhaba', '<p>İlişikte listeyi bulabilirsiniz.</p>'), ['attachment']],
  [draft('EKLİ DOSYA', '<p>Bakar mısınız?</p>'), ['attachment']],
  [draft('Merhaba', '<p>Bu e-postanın ekinde liste var.</p>'), ['attachment']],
  [draft('Merhaba', '<p>Tek isteğim ekip ve ekran.</p>'), []],
  [draft('Hi', '<p>ATTACHING THE LIST</p>'), ['attachment']],
  [{ ...draft('Re: Attachments of May', '<p>Thanks</p>'), references: ['m1'] }, []],
  [draft('', '<p>Text</p>'), ['subject']],
  [draft('', ''), ['subject', 'text']],
])('findComposeWarnings: warns about %j', (given, warnings) => expect(findComposeWarnings(given)).toEqual(warnings));

test('findComposeWarnings: does not count a signature alone as text', () => {
  expect(findComposeWarnings(draft('Hi', '<p></p><p></p><p>Defne</p>'), '<p>Defne</p>')).toEqual(['text']);
  expect(findComposeWarnings(draft('Hi', '<p>Yes</p><p>Defne</p>'), '<p>Defne</p>')).toEqual([]);
});

test('isBlank: is true for a draft in which nothing was written', () => {
  expect([isBlank(emptyDraft('n')), isBlank(draft('', '<p>&nbsp;</p>')), isBlank(draft('', '<p>a</p>'))]).toEqual([
    true,
    true,
    false,
  ]);
});
