import { formatMailAddress, type Mail, type MailAddress } from '@stockroom/contract';
import type { ComposeDraft } from './composeDraft';
import { emptyDraft } from './composeDraft';
import { escaped, peopleOf, sameAddress, textAsHtml, uniquePeople, wireOf } from './mailText';

/** Texts that a reply needs, in the user's language. */
export interface ReplyTexts {
  /** Introduction of the quote: "On … Ada wrote:". */
  wrote: (mail: Mail) => string;
  forwarded: string;
  from: string;
  to: string;
  cc: string;
  date: string;
  subject: string;
  dateOf: (mail: Mail) => string;
}

const ANSWERED = /^\s*((re|aw|ynt|sv|vs)\s*(\[\d+\])?\s*:\s*)+/i;
const FORWARDED = /^\s*((fwd?|wg|ilt)\s*(\[\d+\])?\s*:\s*)+/i;

/** The subject of a reply: a single `Re:`, however often it went back and forth. */
export const replySubject = (subject: string): string => `Re: ${subject.replace(ANSWERED, '')}`.trim();
export const forwardedSubject = (subject: string): string => `Fwd: ${subject.replace(FORWARDED, '')}`.trim();

/** A mail's content as HTML: our editor sanitises it on input. */
const asHtml = ({ content, isHtml }: Mail): string => (isHtml ? content : textAsHtml(content));

/**
 * Creates a reply to the sender; to the user's own mail, to its recipients. With `all`, everybody else gets a copy, except
 * hidden recipients. The user's own address is left out, unless there is no other.
 */
export function replyTo(id: string, mail: Mail, own: string, texts: ReplyTexts, all: boolean): ComposeDraft {
  const me = { name: '', address: own };
  const [sender] = peopleOf([mail.from.contact]);
  const isOwn = sender !== undefined && sameAddress(sender, me);
  const withoutMe = (people: readonly MailAddress[]) => uniquePeople(people).filter((person) => !sameAddress(person, me));
  const [addressed, copied] = [withoutMe(peopleOf(mail.to)), withoutMe(peopleOf(mail.cc))];
  const to = isOwn ? addressed : sender && sender.address !== '' ? [sender] : [];
  const others = isOwn ? copied : [...addressed, ...copied];
  const cc = all ? uniquePeople(others).filter((person) => !to.some((known) => sameAddress(known, person))) : [];
  const isAlone = isOwn && to.length + cc.length === 0;
  return {
    ...emptyDraft(id),
    to: wireOf(isAlone ? peopleOf(mail.to) : to),
    cc: wireOf(cc),
    subject: replySubject(mail.subject),
    content: `<p></p><p>${escaped(texts.wrote(mail))}</p><blockquote>${asHtml(mail)}</blockquote>`,
    references: [...mail.references, mail.id],
  };
}

/** Recipients in a form that others can reply to: by their addresses, and none as "me". */
const named = (texts: string | readonly string[]): string =>
  peopleOf(texts)
    .map(({ name, address }) => (address === '' ? name : formatMailAddress({ name: name === 'me' ? '' : name, address })))
    .join(', ');

/** Creates a forwarded mail with its files; the recipients are left empty. */
export function forwardOf(id: string, mail: Mail, texts: ReplyTexts): ComposeDraft {
  const head = [
    texts.forwarded,
    `${texts.from}: ${named([mail.from.contact])}`,
    `${texts.date}: ${texts.dateOf(mail)}`,
    `${texts.subject}: ${mail.subject}`,
    `${texts.to}: ${named(mail.to)}`,
    ...(mail.cc.length > 0 ? [`${texts.cc}: ${named(mail.cc)}`] : []),
  ];
  return {
    ...emptyDraft(id),
    subject: forwardedSubject(mail.subject),
    content: `<p></p><p>${head.map(escaped).join('<br>')}</p><blockquote>${asHtml(mail)}</blockquote>`,
    attachments: [...mail.attachments],
  };
}

/** Converts the server's draft for further editing. */
export const toComposeDraft = (mail: Mail): ComposeDraft => ({
  id: mail.id,
  to: wireOf(peopleOf(mail.to)),
  cc: [...mail.cc],
  bcc: [...mail.bcc],
  subject: mail.subject,
  content: asHtml(mail),
  attachments: [...mail.attachments],
  references: [...mail.references],
  updatedAt: mail.updatedAt,
});

/** The draft with the signature below its own text, above the quote. */
export function withSignature(draft: ComposeDraft, signature: string): ComposeDraft {
  if (signature.trim() === '') return draft;
  const own = draft.content.startsWith('<p></p>') ? draft.content.slice('<p></p>'.length) : draft.content;
  return { ...draft, content: `<p></p><p></p>${signature}${own}` };
}
