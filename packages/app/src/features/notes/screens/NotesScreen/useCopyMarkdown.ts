import type { Note } from '@stockroom/contract';
import { copyText } from '@stockroom/ui';
import { toMarkdown } from '#features/notes/model/markdown';
import { noteName } from '#features/notes/model/noteName';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** Copies a note as Markdown and tells whether it succeeded. */
export function useCopyMarkdown() {
  const { t } = useTranslation('notes');
  return async (note: Note): Promise<void> => {
    const isCopied = await copyText(toMarkdown(note));
    const message = t(isCopied ? 'said.copied' : 'said.notCopied', { name: noteName(note) || t('untitled') });
    if (isCopied) announce(message);
    toasts.show({ id: 'notes copied', tone: isCopied ? 'success' : 'warning', message });
  };
}
