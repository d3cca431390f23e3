import { type Contact, type ContactTag, isDay } from '@stockroom/contract';
import { Avatar, Badge, Button, DescriptionList, EmptyState, IconButton, RecordHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import { jobAndCompany } from '#features/contacts/model/contactList';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { lazyPart } from '#shared/routing/lazyPart';
import { useHasRole } from '#shared/session/useHasRole';
import { Body, Facts, Tags } from './ContactCard.styles';
import { AddressLines, EmailLines, PhoneLines } from './ContactLines';

/** The HTML sanitiser loads with the first contact that has notes. */
const Notes = lazyPart('rich-text', () => import('#shared/richText/RichText').then(({ RichText }) => RichText));

/** A contact's details, with actions to call, write and copy. */
export function ContactCard({ contact, tags, editRef, onWrite, onEdit, onDelete, onClose }: ContactCardProps) {
  const { t } = useTranslation(['contacts', 'common']);
  const locale = useLanguage();
  const may = useHasRole('write');
  const name = contact.name || t('noName');
  const birthday = useBirthday(contact.birthday);
  const { avatar, background, emails, phoneNumbers, address, notes } = contact;
  const own = tags.filter(({ id }) => contact.tags.includes(id));
  const items = [
    emails.length > 0 && { term: t('fields.emails'), value: <EmailLines emails={emails} /> },
    phoneNumbers.length > 0 && { term: t('fields.phoneNumbers'), value: <PhoneLines phones={phoneNumbers} /> },
    address !== '' && { term: t('fields.address'), value: <AddressLines address={address} /> },
    birthday !== '' && { term: t('fields.birthday'), value: birthday },
    notes !== '' && { term: t('fields.notes'), value: <Notes html={notes} /> },
  ].filter((item) => item !== false);
  return (
    <>
      <RecordHeader
        name={name}
        cover={safeImage(background)}
        avatar={<Avatar name={name} src={safeImage(avatar)} size={96} locale={locale} decorative />}
        secondary={jobAndCompany(contact)}
        tags={
          own.length > 0 && (
            <Tags aria-label={t('fields.tags')}>
              {own.map(({ id, title }) => (
                <li key={id}>
                  <Badge icon="tag">{title}</Badge>
                </li>
              ))}
            </Tags>
          )
        }
        actions={
          <>
            {onWrite && <IconButton icon="chat" label={t('card.write', { name })} onPress={onWrite} />}
            {may && (
              <>
                <Button icon="delete" onPress={onDelete}>
                  {t('card.delete')}
                </Button>
                <Button variant="primary" icon="edit" ref={editRef} onPress={onEdit}>
                  {t('card.edit')}
                </Button>
              </>
            )}
            <IconButton icon="close" label={t('common:close')} onPress={onClose} />
          </>
        }
      />
      <Body>
        <Facts>
          {items.length > 0 ? (
            <DescriptionList items={items} />
          ) : (
            <EmptyState level={3} illustration="box" title={t('card.empty')}>
              {t('card.emptyText')}
            </EmptyState>
          )}
        </Facts>
      </Body>
    </>
  );
}

export interface ContactCardProps {
  contact: Contact;
  /** All existing tags. */
  tags: readonly ContactTag[];
  editRef?: Ref<HTMLButtonElement>;
  /** Opens the chat with the contact. Left out where there is no chat. */
  onWrite?: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** A birthday as a formatted date; a stored value that is no date is shown unchanged. */
function useBirthday(birthday: string): string {
  const locale = useLanguage();
  if (!isDay(birthday)) return birthday;
  // A day, not an instant: it is the same in every time zone.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${birthday}T00:00:00Z`));
}
