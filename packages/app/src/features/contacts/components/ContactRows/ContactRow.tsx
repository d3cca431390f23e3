import type { Contact } from '@stockroom/contract';
import { Avatar, Checkbox } from '@stockroom/ui';
import { memo, useRef } from 'react';
import { jobAndCompany } from '#features/contacts/model/contactList';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { safeImage } from '#shared/links/safeImage';
import { Name, Row, RowLink, Texts, Work } from './ContactRows.styles';

export { ROW_HEIGHT } from './ContactRows.styles';

/** A contact in the list, with a checkbox that selects it and a link that opens it. */
export const ContactRow = memo(function ContactRow({ contact, href, isOpen, isSelected, onToggle }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  const locale = useLanguage();
  const isRange = useRef(false);
  const { id, avatar } = contact;
  const name = contact.name || t('noName');
  const work = jobAndCompany(contact);
  return (
    <Row data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <span
        role="presentation"
        onClickCapture={(event) => {
          isRange.current = event.shiftKey;
        }}
      >
        <Checkbox
          label={t('row.select', { name })}
          hideLabel
          checked={isSelected}
          onChange={() => {
            onToggle(id, isRange.current);
            isRange.current = false;
          }}
        />
      </span>
      <RowLink as={RouterLink} href={href} data-record={id} aria-current={isOpen || undefined}>
        <Avatar name={name} src={safeImage(avatar)} locale={locale} decorative />
        <Texts>
          <Name>{name}</Name>
          {work && <Work>{work}</Work>}
        </Texts>
      </RowLink>
    </Row>
  );
});

export interface ContactRowProps {
  contact: Contact;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: string, isRange: boolean) => void;
}
