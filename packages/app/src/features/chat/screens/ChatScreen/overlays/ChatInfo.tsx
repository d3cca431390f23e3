import type { Chat } from '@stockroom/contract';
import {
  Avatar,
  Button,
  ButtonLink,
  ChatPeople,
  DescriptionList,
  Drawer,
  IconButton,
  Link,
  PhoneLink,
  Text,
  Stack,
} from '@stockroom/ui';
import { useState } from 'react';
import { Media, Portrait } from '#features/chat/components/chat.styles';
import { PictureDialog } from '#features/chat/components/PictureDialog';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { InfoHead, InfoSide } from '../ChatInfo.styles';

/** Contact information of a chat, over the page: for windows without room beside the conversation. */
export function ChatInfo({ chat, onEdit, onClose }: ChatInfoProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(chat.group ? 'conversation.groupInfo' : 'conversation.info')}
      closeLabel={t('common:close')}
    >
      <ChatInfoText chat={chat} onEdit={onEdit} />
    </Drawer>
  );
}

/** The same beside the conversation, which stays usable. Renders an `aside`. */
export function ChatInfoBeside({ chat, onEdit, onClose }: ChatInfoProps) {
  const { t } = useTranslation(['chat', 'common']);
  const title = t(chat.group ? 'conversation.groupInfo' : 'conversation.info');
  return (
    <InfoSide aria-label={title}>
      <InfoHead>
        <h3>{title}</h3>
        <IconButton icon="close" label={t('common:close')} onPress={onClose} />
      </InfoHead>
      <ChatInfoText chat={chat} onEdit={onEdit} />
    </InfoSide>
  );
}

/** Contact information of a chat: about text, pictures and ways to reach the contact; for a group, its members. */
function ChatInfoText({ chat, onEdit }: Omit<ChatInfoProps, 'onClose'>) {
  const { t } = useTranslation('chat');
  const { locale, date } = useFormat();
  const { contact, group, presence } = chat;
  const name = contact.name.trim() || t('nameless');
  const [picture, setPicture] = useState<{ url: string; name: string } | null>(null);
  const { emails, phoneNumbers, title, company, birthday, address } = contact.details;
  const sent = chat.messages.flatMap(({ files = [] }) => files).filter(({ type }) => type.startsWith('image/'));
  const urls = [...sent.map(({ preview }) => preview).toReversed(), ...contact.attachments.media];
  const pictures = [...new Set(urls.flatMap((url) => safeImage(url) ?? []))];
  const items = [
    emails.length > 0 && {
      term: t('info.email'),
      value: emails.map(({ email }) => (
        <div key={email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
      )),
    },
    phoneNumbers.length > 0 && {
      term: t('info.phone'),
      value: phoneNumbers.map(({ phoneNumber, country }) => (
        <div key={phoneNumber}>
          <PhoneLink number={phoneNumber} country={country || null} locale={locale} />
        </div>
      )),
    },
    title && { term: t('info.job'), value: title },
    company && { term: t('info.company'), value: company },
    birthday && { term: t('info.birthday'), value: Number.isNaN(Date.parse(birthday)) ? birthday : date(`${birthday}T12:00:00`) },
    address && { term: t('info.address'), value: address },
  ].filter((item) => typeof item === 'object');
  return (
    <>
      <Stack>
        <Portrait>
          <Avatar
            name={name}
            src={safeImage(contact.avatar)}
            size={96}
            presence={presence === 'offline' ? undefined : presence}
            decorative
            locale={locale}
          />
          <strong>{name}</strong>
          <Text font="small" tone="muted">
            {[presence && t(`presence.${presence}`), contact.about].filter(Boolean).join(' · ')}
          </Text>
        </Portrait>
        {group && (
          <>
            <ChatPeople
              label={t('info.members', { count: group.members.length })}
              locale={locale}
              people={group.members.map((member) => ({
                id: member.id,
                name: member.name.trim() || t('nameless'),
                avatar: safeImage(member.avatar),
                about: member.about,
              }))}
              hrefOf={(id) => `/apps/contacts/${encodeURIComponent(id)}`}
            />
            <Button icon="edit" onPress={onEdit}>
              {t('group.edit')}
            </Button>
          </>
        )}
        {pictures.length > 0 && (
          <Media role="group" aria-label={t('info.media')}>
            {pictures.map((url, at) => (
              <button
                key={url}
                type="button"
                aria-label={t('info.picture', { at: at + 1 })}
                onClick={() => setPicture({ url, name: t('info.picture', { at: at + 1 }) })}
              >
                <img src={url} alt="" loading="lazy" />
              </button>
            ))}
          </Media>
        )}
        {items.length > 0 && <DescriptionList items={items} />}
        {!group && (
          <ButtonLink href={`/apps/contacts/${encodeURIComponent(chat.contactId)}`} icon="person">
            {t('info.card')}
          </ButtonLink>
        )}
      </Stack>
      {picture && <PictureDialog name={picture.name} url={picture.url} onClose={() => setPicture(null)} />}
    </>
  );
}

export interface ChatInfoProps {
  chat: Chat;
  /** For a group only. */
  onEdit: () => void;
  onClose: () => void;
}
