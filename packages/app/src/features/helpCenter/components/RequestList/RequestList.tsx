import type { SupportFile, SupportRequest } from '@stockroom/contract';
import { Badge, type BadgeTone, Button, Disclosure } from '@stockroom/ui';
import { type ReactNode, useState } from 'react';
import { Attachments } from '#shared/attachments/Attachments';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPart } from '#shared/routing/lazyPart';
import { Rows } from '../HelpPage.styles';
import { Actions, Conversation, Line, Message } from './RequestList.styles';

const TONES: Record<SupportRequest['status'], BadgeTone> = { open: 'neutral', answered: 'info', solved: 'success' };

/** The user's requests, each expanding to its conversation. One is open. */
export function RequestList({ requests, open, loadFile, onOpen, onSolve }: RequestListProps) {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  return (
    <Rows>
      {requests.map((request) => (
        <Disclosure
          key={request.id}
          variant="row"
          open={request.id === open}
          onOpenChange={(isOpen) => isOpen !== (request.id === open) && onOpen(isOpen ? request.id : null)}
          summary={
            <Line>
              <span>
                {request.subject}
                <small>
                  {request.number} · {format.date(request.createdAt)}
                </small>
              </span>
              <Badge tone={TONES[request.status]}>{t(`requests.states.${request.status}`)}</Badge>
            </Line>
          }
        >
          <Conversation>
            <Entry author={t('requests.you')} at={request.createdAt} text={request.message}>
              <RequestFiles files={request.files} load={loadFile} />
            </Entry>
            {request.replies.map(({ author, at, text }) => (
              <Entry key={`${at} ${author}`} author={author} at={at} text={text} />
            ))}
          </Conversation>
          <Actions>
            {request.replies.length === 0 && <p>{t('requests.noReply')}</p>}
            <Button size="sm" onPress={() => onSolve(request, request.status !== 'solved')}>
              {t(request.status === 'solved' ? 'requests.reopen' : 'requests.solve')}
            </Button>
          </Actions>
        </Disclosure>
      ))}
    </Rows>
  );
}

export interface RequestListProps {
  requests: readonly SupportRequest[];
  /** Id of the open request. */
  open: string | null;
  /** Loads the content of a request's file as a `data:` URL. */
  loadFile: (id: string) => Promise<string>;
  onOpen: (id: string | null) => void;
  onSolve: (request: SupportRequest, solved: boolean) => void;
}

function Entry({ author, at, text, children }: { author: string; at: string; text: string; children?: ReactNode }) {
  const format = useFormat();
  return (
    <Message>
      <small>
        <strong>{author}</strong> · <time dateTime={at}>{format.date(at, { time: true })}</time>
      </small>
      <p>{text}</p>
      {children}
    </Message>
  );
}

const AttachmentPreview = lazyPart('attachmentPreview', () =>
  import('#shared/attachments/AttachmentPreview').then((module) => module.AttachmentPreview),
);

/** Files of a request; a file opens over the page. */
function RequestFiles({ files, load }: RequestFilesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = files.find(({ id }) => id === open);
  return (
    <>
      <Attachments attachments={files} onOpen={setOpen} />
      {shown && <AttachmentPreview attachment={shown} load={load} onClose={() => setOpen(null)} />}
    </>
  );
}

interface RequestFilesProps {
  files: readonly SupportFile[];
  /** Loads the content of a file as a `data:` URL. */
  load: (id: string) => Promise<string>;
}
