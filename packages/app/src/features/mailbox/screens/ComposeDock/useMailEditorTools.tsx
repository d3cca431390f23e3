import { MAIL_LIMITS } from '@stockroom/contract';
import { type MailEditorToolProps, type MailEditorTools, pictureUrl } from '@stockroom/ui';
import { cleanFileName } from '#shared/attachments/model/attachment';
import { EmojiButton } from '#shared/emoji/EmojiButton';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** Longest side of a picture in the text, in px. */
const MAX_SIDE = 1024;

/**
 * Picture and emoji tools for the text of a mail. A picture is scaled down and embedded in the text; a picture that does not
 * fit or can't be read is attached as a file, as are other files.
 */
export function useMailEditorTools(content: string, attach: (files: File[]) => void): MailEditorTools {
  const { t } = useTranslation('mailbox');
  const pictures: MailEditorTools['pictures'] = async (files) => {
    let room = MAIL_LIMITS.content - content.length;
    const inText: { src: string; alt: string }[] = [];
    const beside: File[] = [];
    for (const file of files) {
      const isPicture = file.type.startsWith('image/');
      const made = isPicture
        ? await pictureUrl(file, { box: { width: MAX_SIDE, height: MAX_SIDE }, type: 'image/webp', quality: 0.8 })
        : { problem: 'notRead' };
      if ('url' in made && made.url.length < room / 2) {
        room -= made.url.length;
        inText.push({ src: made.url, alt: cleanFileName(file.name) });
      } else beside.push(file);
    }
    if (beside.length > 0) {
      attach(beside);
      if (beside.some(({ type }) => type.startsWith('image/'))) {
        toasts.show({ id: 'mail pictures', tone: 'info', message: t('compose.beside', { count: beside.length }) });
      }
    }
    return inText;
  };
  return { pictures, Tool: EmojiTool };
}

function EmojiTool({ onInsert, ...shared }: MailEditorToolProps) {
  return <EmojiButton {...shared} size="sm" placement="bottom start" onChoose={onInsert} />;
}
