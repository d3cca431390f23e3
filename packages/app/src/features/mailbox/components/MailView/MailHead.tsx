import type { Mail } from '@stockroom/contract';
import { Avatar, DescriptionList, IconButton, Popover, Text } from '@stockroom/ui';
import { peopleOf, personLabel, plainName } from '#features/mailbox/model/mailText';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { useMailDate } from '../useMailDate';
import { Details, Head, Names, OnScreen } from './MailView.styles';

/** Sender, recipients and date of a mail in short; the full details behind a button. */
export function MailHead({ mail, own }: MailHeadProps) {
  const { t } = useTranslation('mailbox');
  const locale = useLanguage();
  const when = useMailDate();
  const { from, to, cc, bcc, date } = mail;
  const sender = personLabel(from.contact) || t('nobody');
  const nameOf = (name: string, address: string) =>
    address.toLowerCase() === own.toLowerCase() ? t('view.me') : plainName(name) || address;
  const people = [...peopleOf(to), ...peopleOf(cc), ...peopleOf(bcc)];
  const [first] = people;
  const firstName = first ? nameOf(first.name === 'me' ? '' : first.name, first.address) : t('nobody');
  const others = people.length - 1;
  const all = (texts: string | readonly string[]) =>
    peopleOf(texts)
      .map(({ name, address }) => (name === '' || name === 'me' ? address : `${plainName(name)} <${address}>`))
      .join(', ');
  const rows = [
    { term: t('view.from'), value: plainName(from.contact) },
    { term: t('view.to'), value: all(to) },
    { term: t('view.cc'), value: all(cc) },
    { term: t('view.bcc'), value: all(bcc) },
    { term: t('view.date'), value: when.long(date) },
    { term: t('view.subject'), value: plainName(mail.subject) },
  ].filter(({ value }) => value !== '');
  return (
    <Head>
      <Avatar name={sender} src={safeImage(from.avatar)} locale={locale} decorative />
      <Names>
        <Text font="bodyStrong" overflow="break" as="span">
          {sender}
        </Text>
        <Text font="small" tone="muted" overflow="break" as="span">
          {others > 0 ? t('view.toOthers', { name: firstName, count: others }) : t('view.toOne', { name: firstName })}
        </Text>
        <Text font="small" tone="muted" overflow="break" as="span">
          <time dateTime={date}>{when.long(date)}</time>
        </Text>
      </Names>
      <OnScreen>
        <Popover
          label={t('view.details')}
          placement="bottom end"
          trigger={<IconButton icon="chevronDown" size="sm" label={t('view.details')} />}
        >
          <Details>
            <DescriptionList items={rows} />
          </Details>
        </Popover>
      </OnScreen>
    </Head>
  );
}

export interface MailHeadProps {
  mail: Pick<Mail, 'from' | 'to' | 'cc' | 'bcc' | 'date' | 'subject'>;
  /** The user's own address. */
  own: string;
}
