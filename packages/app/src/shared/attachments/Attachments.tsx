import { AttachmentList, type ShownAttachment } from '@stockroom/ui';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { safeImage } from '../links/safeImage';
import { cleanFileName, fileSize, kindOf, type Attachment } from './model/attachment';
import type { Upload } from './useUploads';

/** A list of attached files: stored files and uploads. */
export function Attachments({ attachments, uploads = [], limits, onOpen, onDownload, onRemove, onRetry }: AttachmentsProps) {
  const { t } = useTranslation('attachments');
  const { locale } = useFormat();
  const noteOf = (name: string, size: number) => [kindOf(name), fileSize(size, locale)].filter(Boolean).join(', ');
  const storedItems = attachments.map(({ id, name, size, preview }): ShownAttachment => {
    const clean = cleanFileName(name) || t('unnamed');
    return { id, name: clean, note: noteOf(clean, size), preview: safeImage(preview) ?? null };
  });
  const onTheWay = uploads.map(({ id, name, size, state }): ShownAttachment => {
    const clean = name || t('unnamed');
    const base = { id, name: clean, canOpen: false };
    switch (state) {
      case 'sending':
        return { ...base, note: t('sending'), busy: true };
      case 'failed':
        return { ...base, note: noteOf(clean, size), error: t('failed'), canRetry: true };
      case 'empty':
        return { ...base, note: '', error: t('empty') };
      case 'tooLarge':
        return { ...base, note: '', error: t('tooLarge', { size: fileSize(limits?.maxBytes ?? 0, locale) }) };
      case 'tooMany':
      default:
        return { ...base, note: '', error: t('tooMany', { count: limits?.maxCount ?? 0 }) };
    }
  });
  const items = [...storedItems, ...onTheWay];
  if (items.length === 0) return null;
  return (
    <AttachmentList
      label={t('label')}
      items={items}
      onOpen={onOpen}
      onDownload={onDownload}
      onRemove={onRemove}
      onRetry={onRetry}
      labels={{
        open: t('open'),
        download: (name) => t('download', { name }),
        remove: (name) => t('remove', { name }),
        retry: (name) => t('retry', { name }),
      }}
    />
  );
}

export interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** The uploads of `useUploads`. */
  uploads?: readonly Upload[];
  /** The limits of `uploads`. */
  limits?: { maxBytes: number; maxCount: number };
  onOpen?: (id: string) => void;
  onDownload?: (id: string) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
}
