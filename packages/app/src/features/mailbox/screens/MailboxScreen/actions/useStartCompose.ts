import type { Mail, MailboxSettings } from '@stockroom/contract';
import { useMailDate } from '#features/mailbox/components/useMailDate';
import { composer } from '#features/mailbox/compose/composer';
import { type ComposeDraft, emptyDraft } from '#features/mailbox/model/composeDraft';
import { personLabel } from '#features/mailbox/model/mailText';
import { type ReplyTexts, forwardOf, replyTo, toComposeDraft, withSignature } from '#features/mailbox/model/replies';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';

/** Starts writing a mail: a new one, a reply, a forwarded mail, or a draft. */
export function useStartCompose(settings: MailboxSettings | undefined) {
  const { t } = useTranslation('mailbox');
  const { user } = useSession();
  const when = useMailDate();
  const texts: ReplyTexts = {
    wrote: (mail) => t('compose.wrote', { when: when.long(mail.date), name: personLabel(mail.from.contact) }),
    forwarded: t('compose.forwarded'),
    from: t('view.from'),
    to: t('view.to'),
    cc: t('view.cc'),
    date: t('view.date'),
    subject: t('view.subject'),
    dateOf: (mail) => when.long(mail.date),
  };
  const begin = (draft: ComposeDraft) => composer.write(withSignature(draft, settings?.signature ?? ''));
  // Safe against double submits: one mail is written at a time, and the server has none of it until something is typed.
  const id = () => crypto.randomUUID();
  return {
    write: () => begin(emptyDraft(id())),
    reply: (mail: Mail) => begin(replyTo(id(), mail, user.email, texts, false)),
    replyAll: (mail: Mail) => begin(replyTo(id(), mail, user.email, texts, true)),
    forward: (mail: Mail) => begin(forwardOf(id(), mail, texts)),
    edit: (mail: Mail) => composer.write(toComposeDraft(mail)),
  };
}
