import type { ChatFile } from '@stockroom/contract';
import { useState } from 'react';
import { fetchFile } from '#features/chat/api/chatCalls';
import { Attachments } from '#shared/attachments/Attachments';
import { saveUrl } from '#shared/attachments/fileOf';
import { cleanFileName } from '#shared/attachments/model/attachment';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { lazyPart } from '#shared/routing/lazyPart';
import { toasts } from '#shared/toast/toast';
import { Files, Picture } from './Conversation.styles';

/** Loaded when a file is first opened. */
const AttachmentPreview = lazyPart(
  'attachment-preview',
  async () => (await import('#shared/attachments/AttachmentPreview')).AttachmentPreview,
);

/** Pictures and files of a message: each opens over the page, and a file can be downloaded. */
export function MessageFiles({ files }: MessageFilesProps) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState<ChatFile | null>(null);
  const { picture: pictures = [], other = [] } = Object.groupBy(files, (file) =>
    file.type.startsWith('image/') && safeImage(file.preview) ? 'picture' : 'other',
  );
  const save = async ({ id, name }: ChatFile) => {
    try {
      saveUrl(await fetchFile(id), cleanFileName(name));
    } catch {
      toasts.show({ id: `file ${id}`, tone: 'critical', message: t('files.failed', { name: cleanFileName(name) }) });
    }
  };
  const named = (id: string, act: (file: ChatFile) => void) => {
    const file = files.find((each) => each.id === id);
    if (file) act(file);
  };
  return (
    <Files>
      {pictures.map((file) => (
        <Picture
          key={file.id}
          type="button"
          aria-label={t('files.open', { name: cleanFileName(file.name) })}
          onClick={() => setOpen(file)}
        >
          <img src={safeImage(file.preview)} alt="" loading="lazy" />
        </Picture>
      ))}
      <Attachments
        attachments={other}
        onOpen={(id) => named(id, setOpen)}
        onDownload={(id) => named(id, (file) => void save(file))}
      />
      {open && <AttachmentPreview attachment={open} load={fetchFile} onClose={() => setOpen(null)} />}
    </Files>
  );
}

export interface MessageFilesProps {
  files: readonly ChatFile[];
}
