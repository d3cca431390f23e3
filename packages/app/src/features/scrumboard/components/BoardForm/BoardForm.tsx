import { BOARD_LIMITS, type BoardMember } from '@stockroom/contract';
import { Form, IconPicker, isIconName, TextArea, TextField } from '@stockroom/ui';
import type { BoardDraft } from '#features/scrumboard/model/boardDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { MemberPicker } from '../MemberPicker/MemberPicker';
import { Fields } from './BoardForm.styles';
import { useBoardIcons } from './useBoardIcons';

/** Title, description, icon and members of a board. */
export function BoardForm({
  id,
  label,
  draft,
  people,
  attempts,
  peopleFailed,
  onRetryPeople,
  onChange,
  onSubmit,
}: BoardFormProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  const icons = useBoardIcons();
  return (
    <Form id={id} label={label} onSubmit={onSubmit}>
      <Fields>
        <TextField
          label={t('boards.name')}
          required
          requiredText={t('common:required')}
          value={draft.title}
          onChange={(title) => onChange({ title })}
          maxLength={BOARD_LIMITS.title}
          error={attempts > 0 && draft.title.trim() === '' ? t('boards.nameEmpty') : undefined}
          autoComplete="off"
        />
        <TextArea
          label={t('boards.about')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          maxLength={BOARD_LIMITS.description}
          rows={2}
        />
        <MemberPicker
          label={t('members.title')}
          people={people}
          selected={draft.members.map((member) => member.id)}
          failed={peopleFailed}
          onRetry={onRetryPeople}
          onToggle={(member) => onChange({ members: toggled(draft.members, member) })}
        />
        <IconPicker
          label={t('boards.icon')}
          value={isIconName(draft.icon) ? draft.icon : 'columns'}
          onChange={(icon) => onChange({ icon })}
          options={icons}
          labels={{ search: t('boards.iconSearch'), clear: t('boards.iconClear'), noMatch: t('boards.iconNone') }}
        />
      </Fields>
    </Form>
  );
}

const toggled = (members: readonly BoardMember[], member: BoardMember): BoardMember[] =>
  members.some(({ id }) => id === member.id) ? members.filter(({ id }) => id !== member.id) : [...members, member];

export interface BoardFormProps {
  /** Id of the form, for the submit button below it. */
  id: string;
  /** Accessible name of the form. */
  label: string;
  draft: BoardDraft;
  /** Everybody who can be a member; `undefined` while unknown. */
  people: readonly BoardMember[] | undefined;
  peopleFailed: boolean;
  onRetryPeople: () => void;
  /** How often the form was submitted with an error. */
  attempts: number;
  onChange: (changes: Partial<BoardDraft>) => void;
  onSubmit: () => void;
}
