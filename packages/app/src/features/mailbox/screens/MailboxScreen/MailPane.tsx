import type { Mail, MailLabel } from '@stockroom/contract';
import { Button, EmptyState } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { fetchAttachment, fetchPicture } from '#features/mailbox/api/mailCalls';
import { MailToolbar } from '#features/mailbox/components/MailView/MailToolbar';
import { MailView, type MailViewProps } from '#features/mailbox/components/MailView/MailView';
import type { MailAction } from '#features/mailbox/model/mailActions';
import { ApiError } from '#shared/api/ApiError';
import { saveUrl } from '#shared/attachments/fileOf';
import { cleanFileName } from '#shared/attachments/model/attachment';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ShownQuery } from '#shared/query/client/queryState';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';
import { AttachmentPreview } from './lazyComponents';
import { Middle } from './MailboxScreen.styles';
import { MailboxSkeleton } from './MailboxSkeleton';

/** The open mail, with its actions. It is marked as read once it has loaded. */
export function MailPane({
  mailId,
  mail,
  conversation,
  query,
  labels,
  canMark,
  onRead,
  onAction,
  onDelete,
  onLabels,
  onClose,
  ...writing
}: MailPaneProps) {
  const { t } = useTranslation(['mailbox', 'attachments']);
  const { user } = useSession();
  const isLong = useDelayed(mail === null && query.isFetching);
  const [file, setFile] = useState<{ mail: Mail; id: string } | null>(null);
  // Marked as read only once, on opening: if the user marks it as unread again, it stays unread.
  const read = useRef<string | null>(null);
  useEffect(() => {
    // Not before the list has loaded: a write would cancel the list's own request.
    if (!mail || !canMark || read.current === mail.id) return;
    read.current = mail.id;
    if (mail.unread) onRead(mail);
  }, [mail, canMark, onRead]);

  if (!mail) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404;
    return (
      <Middle>
        {isMissing ? (
          <EmptyState illustration="search" title={t('gone.title')} action={<Button onPress={onClose}>{t('gone.close')}</Button>}>
            {t('gone.text')}
          </EmptyState>
        ) : (
          <>
            {query.error && <QueryFailed query={query} labels={{ failed: t('view.failed') }} />}
            {isLong && <MailboxSkeleton label={t('view.loading')} rows={4} />}
          </>
        )}
      </Middle>
    );
  }
  const save = async (of: Mail, id: string) => {
    const name = cleanFileName(of.attachments.find((each) => each.id === id)?.name ?? '') || id;
    try {
      saveUrl((await fetchAttachment(id)).url, name);
    } catch {
      toasts.show({ tone: 'critical', message: t('attachments:downloadFailed', { name }) });
    }
  };
  const shown = file?.mail.attachments.find(({ id }) => id === file.id);
  return (
    <>
      <MailToolbar
        mail={mail}
        labels={labels}
        onAction={(act) => onAction(act, mail)}
        onDelete={() => onDelete(mail)}
        onLabels={onLabels}
        onPrint={() => print()}
        onClose={onClose}
      />
      <MailView
        key={mailId}
        mail={mail}
        conversation={conversation}
        labels={labels}
        own={user.email}
        onOpenFile={(of, id) => setFile({ mail: of, id })}
        onDownloadFile={(of, id) => void save(of, id)}
        loadPicture={fetchPicture}
        {...writing}
      />
      {shown && (
        <AttachmentPreview
          attachment={shown}
          load={async (id) => (await fetchAttachment(id)).url}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}

export interface MailPaneProps extends Pick<MailViewProps, 'onReply' | 'onReplyAll' | 'onForward' | 'onEdit'> {
  mailId: string;
  /** `null` while it loads, and when there is none. */
  mail: Mail | null;
  conversation: readonly Mail[];
  query: ShownQuery;
  labels: readonly MailLabel[];
  /** Whether the list has finished loading. */
  canMark: boolean;
  onRead: (mail: Mail) => void;
  onAction: (act: MailAction, mail: Mail) => void;
  onDelete: (mail: Mail) => void;
  onLabels: () => void;
  onClose: () => void;
}
