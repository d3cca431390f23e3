import type { Mail, MailLabel } from '@stockroom/contract';
import { Button, Disclosure, Heading } from '@stockroom/ui';
import { type Ref, useState } from 'react';
import { slugOfFolder } from '#features/mailbox/model/mailActions';
import { personLabel, plainName } from '#features/mailbox/model/mailText';
import { Attachments } from '#shared/attachments/Attachments';
import { useTranslation } from '#shared/i18n/useTranslation';
import { MailBody } from '../MailBody/MailBody';
import { useMailDate } from '../useMailDate';
import { MailHead } from './MailHead';
import { Content, Foot, LabelPill, Letter, Other, Others, Pills } from './MailView.styles';

/** A mail with its conversation: the mails it answers are collapsed above it, answers to it below. */
export function MailView({ mail, conversation, labels, own, articleRef, ...actions }: MailViewProps) {
  const { t } = useTranslation('mailbox');
  const subject = plainName(mail.subject) || t('noSubject');
  const at = conversation.findIndex(({ id }) => id === mail.id);
  const pills = labels.filter(({ id }) => mail.labels.includes(id));
  // The labels' line is reserved before they load, so that nothing below it moves.
  const areLabelsAwaited = labels.length === 0 && mail.labels.length > 0;
  const { onReply, onReplyAll, onForward, onEdit } = actions;
  const letter = (each: Mail) => <MailLetter mail={each} own={own} {...actions} />;
  return (
    <Content>
      <div>
        <Heading level={2} font="heading" overflow="break">
          {subject}
        </Heading>
        {(pills.length > 0 || areLabelsAwaited) && (
          <Pills>
            {pills.map(({ id, title, color }) => (
              <LabelPill key={id} data-tone={color}>
                {plainName(title)}
              </LabelPill>
            ))}
          </Pills>
        )}
      </div>
      <Conversation mails={conversation.slice(0, Math.max(0, at))} label={t('view.earlier')} letter={letter} />
      <Letter ref={articleRef} aria-label={subject} tabIndex={-1}>
        {letter(mail)}
        {slugOfFolder(mail.folder) === 'drafts'
          ? onEdit && (
              <Foot>
                <Button variant="primary" icon="edit" onPress={() => onEdit(mail)}>
                  {t('view.edit')}
                </Button>
              </Foot>
            )
          : onReply && (
              <Foot>
                <Button icon="undo" onPress={() => onReply(mail)}>
                  {t('view.reply')}
                </Button>
                <Button icon="people" onPress={() => onReplyAll?.(mail)}>
                  {t('view.replyAll')}
                </Button>
                <Button icon="forward" onPress={() => onForward?.(mail)}>
                  {t('view.forward')}
                </Button>
              </Foot>
            )}
      </Letter>
      <Conversation mails={at < 0 ? [] : conversation.slice(at + 1)} label={t('view.later')} letter={letter} />
    </Content>
  );
}

function MailLetter({ mail, own, onOpenFile, onDownloadFile, loadPicture }: LetterProps) {
  return (
    <>
      <MailHead mail={mail} own={own} />
      <MailBody mail={mail} isOwn={mail.from.contact.includes(`<${own}>`)} loadPicture={loadPicture} />
      <Attachments
        attachments={mail.attachments}
        onOpen={(id) => onOpenFile(mail, id)}
        onDownload={(id) => onDownloadFile(mail, id)}
      />
    </>
  );
}

function Conversation({
  mails,
  label,
  letter,
}: {
  mails: readonly Mail[];
  label: string;
  letter: (mail: Mail) => React.ReactNode;
}) {
  const { t } = useTranslation('mailbox');
  const when = useMailDate();
  const [open, setOpen] = useState<readonly string[]>([]);
  if (mails.length === 0) return null;
  return (
    <Others aria-label={label}>
      {mails.map((mail) => (
        <Other key={mail.id}>
          <Disclosure
            summary={t('view.other', { name: personLabel(mail.from.contact) || t('nobody'), when: when.long(mail.date) })}
            open={open.includes(mail.id)}
            onOpenChange={(isOpen) => setOpen(isOpen ? [...open, mail.id] : open.filter((id) => id !== mail.id))}
          >
            {open.includes(mail.id) && <Letter as="div">{letter(mail)}</Letter>}
          </Disclosure>
        </Other>
      ))}
    </Others>
  );
}

interface LetterProps {
  mail: Mail;
  /** The user's own address. */
  own: string;
  onOpenFile: (mail: Mail, fileId: string) => void;
  onDownloadFile: (mail: Mail, fileId: string) => void;
  loadPicture: (address: string) => Promise<string>;
}

export interface MailViewProps extends LetterProps {
  /** The whole conversation, including the mail itself, oldest first. */
  conversation: readonly Mail[];
  labels: readonly MailLabel[];
  articleRef?: Ref<HTMLElement>;
  onReply?: (mail: Mail) => void;
  onReplyAll?: (mail: Mail) => void;
  onForward?: (mail: Mail) => void;
  /** Continues writing a draft. */
  onEdit?: (mail: Mail) => void;
}
