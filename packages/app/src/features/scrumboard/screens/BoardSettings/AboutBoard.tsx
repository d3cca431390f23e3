import { BOARD_LIMITS, type BoardSummary } from '@stockroom/contract';
import { TextArea, TextField, isComposing } from '@stockroom/ui';
import * as v from 'valibot';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';

const About: v.GenericSchema<unknown, Partial<Pick<BoardSummary, 'title' | 'description'>>> = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
});

/** Name and description, saved on blur. */
export function AboutBoard({ board, onSave }: AboutBoardProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  const { value: typed, set: setTyped } = useDraft(draftSubject('about-board', board.id), About, {});
  const title = typed.title ?? board.title;
  const description = typed.description ?? board.description;
  const isEmpty = title.trim() === '';
  const saveTitle = () => {
    if (isEmpty) return;
    setTyped({ ...typed, title: undefined });
    if (title.trim() !== board.title) onSave({ title: title.trim() });
  };
  const saveDescription = () => {
    setTyped({ ...typed, description: undefined });
    if (description !== board.description) onSave({ description });
  };
  return (
    <>
      <TextField
        label={t('settings.name')}
        required
        requiredText={t('common:required')}
        value={title}
        onChange={(next) => setTyped({ ...typed, title: next })}
        onBlur={saveTitle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) saveTitle();
        }}
        maxLength={BOARD_LIMITS.title}
        error={isEmpty ? t('settings.nameEmpty') : undefined}
        autoComplete="off"
      />
      <TextArea
        label={t('settings.description')}
        value={description}
        onChange={(next) => setTyped({ ...typed, description: next })}
        onBlur={saveDescription}
        maxLength={BOARD_LIMITS.description}
        rows={2}
      />
    </>
  );
}

export interface AboutBoardProps {
  board: BoardSummary;
  onSave: (patch: Partial<Pick<BoardSummary, 'title' | 'description'>>) => void;
}
