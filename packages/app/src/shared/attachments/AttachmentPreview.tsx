import { Button, Dialog, ErrorState, Spinner } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../i18n/useTranslation';
import { safeImage } from '../links/safeImage';
import { LazyPdfView } from '../pdf/lazyComponents';
import { Picture, PlainText } from './AttachmentPreview.styles';
import { fileOf, saveUrl } from './fileOf';
import { cleanFileName, type Attachment } from './model/attachment';

/** Maximum number of characters shown of a text. */
const MAX_CHARACTERS = 20_000;

/** A file over the page: a picture, a text or a PDF is displayed, others can be downloaded. */
export function AttachmentPreview({ attachment, load, onClose }: AttachmentPreviewProps) {
  const { t } = useTranslation(['attachments', 'common']);
  const name = cleanFileName(attachment.name) || t('unnamed');
  const { data, isError, refetch } = useQuery({
    queryKey: ['attachments', attachment.id],
    queryFn: async () => {
      const url = await load(attachment.id);
      const file = fileOf(url);
      const isText = /^text\/(plain|csv|markdown)/.test(attachment.type);
      return {
        url,
        text: isText ? ((await file?.text())?.slice(0, MAX_CHARACTERS) ?? null) : null,
        pdf: attachment.type === 'application/pdf' ? file : null,
      };
    },
  });
  const picture = data && (safeImage(data.url) ?? null);
  const hasPreview = data && (data.text !== null || data.pdf !== null || picture !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      size="lg"
      closeLabel={t('close')}
      footer={
        data && (
          <Button icon="download" onPress={() => saveUrl(data.url, name)}>
            {t('download', { name })}
          </Button>
        )
      }
    >
      {!data && !isError && <Spinner label={t('sending')} />}
      {isError && (
        <ErrorState title={t('downloadFailed', { name })} retryLabel={t('common:retry')} onRetry={() => void refetch()}>
          {t('kept')}
        </ErrorState>
      )}
      {data?.text !== undefined && data.text !== null && <PlainText tabIndex={0}>{data.text}</PlainText>}
      {data?.pdf && (
        <LazyPdfView file={data.pdf} name={name}>
          {(message) => <p role="status">{message}</p>}
        </LazyPdfView>
      )}
      {data && data.text === null && !data.pdf && picture && <Picture src={picture} alt={name} />}
      {data && !hasPreview && <p>{t('noPreview')}</p>}
    </Dialog>
  );
}

export interface AttachmentPreviewProps {
  attachment: Attachment;
  /** Fetches the content: a `data:` URL, or the path of a built-in picture. */
  load: (id: string) => Promise<string>;
  onClose: () => void;
}
