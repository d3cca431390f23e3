import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { isOutsideSpamAndTrash, textOf } from './list/mailMatch';
import { mailCollections } from './mailbox.collection';
import { folderSlug, servedMail } from './mailRecord';

/** Searches mails outside spam and trash: those whose subject begins with the query come first. */
export const mailSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read(mailCollections);
  const mails = [...view.values(mailCollections[0])].filter(isOutsideSpamAndTrash);
  const found = rank(mails, query, language, (mail) => ({
    title: mail.subject,
    also: `${mail.from.contact} ${mail.to} ${textOf({ ...mail, content: mail.content.slice(0, 20_000) })}`.replace(/[<>]/g, ' '),
  }));
  return {
    results: found.slice(0, query.limit).map((record) => {
      const mail = servedMail(record, context.now());
      const who = mail.from.contact.replace(/\s*<.*$/, '') || mail.from.contact;
      const link = `/apps/mailbox/${folderSlug(mail.folder) ?? 'inbox'}/1/${encodeURIComponent(mail.id)}`;
      return { id: mail.id, title: mail.subject || who, subtitle: who, avatar: mail.from.avatar, link };
    }),
    total: found.length,
  };
};
