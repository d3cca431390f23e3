import type { MailLabel, MailListItem } from '@stockroom/contract';
import { Checkbox, Icon, IconButton, VisuallyHidden } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { memo, useRef } from 'react';
import { excerptOf, plainName } from '#features/mailbox/model/mailText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { useMailCorrespondent } from '../useMailCorrespondent';
import { useMailDate } from '../useMailDate';
import { Excerpt, Marks, Pill, Row, RowLink, Star, Subject, DateText, Correspondent } from './MailRow.styles';

export { Rows } from './MailRow.styles';

/** A mail in the list: a checkbox, a link that opens it, and its star. */
export const MailRow = memo(function MailRow({ mail, labels, href, folder, isOpen, isSelected, onToggle, onStar }: MailRowProps) {
  const { t } = useTranslation('mailbox');
  const who = useMailCorrespondent()(mail);
  const when = useMailDate();
  const isRange = useRef(false);
  const { id, starred, important, unread, attachments, date } = mail;
  const excerpt = excerptOf(mail);
  const subject = plainName(mail.subject) || t('noSubject');
  const own = labels.filter((label) => mail.labels.includes(label.id));
  return (
    <Row data-open={isOpen || undefined} data-selected={isSelected || undefined} data-unread={unread || undefined}>
      <span
        role="presentation"
        onClickCapture={(event) => {
          isRange.current = event.shiftKey;
        }}
      >
        <Checkbox
          label={t('row.select', { subject })}
          hideLabel
          checked={isSelected}
          onChange={() => {
            onToggle(id, isRange.current);
            isRange.current = false;
          }}
        />
      </span>
      <RowLink as={RouterLink} href={href} data-record={id} aria-current={isOpen || undefined}>
        <Correspondent>
          {unread && <VisuallyHidden>{t('row.unread')} </VisuallyHidden>}
          {who}
        </Correspondent>
        <Subject>
          {subject}
          <Excerpt data-part="inline"> – {excerpt}</Excerpt>
        </Subject>
        <Marks data-part="marks">
          {folder !== null && <Pill>{folder}</Pill>}
          {own.map((label) => (
            <Pill key={label.id} data-tone={label.color}>
              {plainName(label.title)}
            </Pill>
          ))}
          {important && <Icon name="bookmark" label={t('row.important')} size={16} />}
          {attachments.length > 0 && <Icon name="attach" label={t('row.attachments', { count: attachments.length })} size={16} />}
        </Marks>
        <DateText>{when.short(date)}</DateText>
        <Excerpt data-part="excerpt">{excerpt}</Excerpt>
      </RowLink>
      <Star data-on={starred || undefined}>
        <IconButton icon="star" size="sm" pressed={starred} label={t('row.star', { subject })} onPress={() => onStar(mail)} />
      </Star>
    </Row>
  );
});

export interface MailRowProps {
  mail: MailListItem;
  labels: readonly MailLabel[];
  href: string;
  /** Name of the mail's folder, where the list shows several. */
  folder: string | null;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: string, isRange: boolean) => void;
  onStar: (mail: MailListItem) => void;
}
