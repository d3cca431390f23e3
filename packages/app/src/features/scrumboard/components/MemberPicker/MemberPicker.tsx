import type { BoardMember } from '@stockroom/contract';
import { PeoplePicker, type PeoplePickerProps } from '@stockroom/ui';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';

/** A choice of a board's members: selects and deselects people. */
export function MemberPicker({ people, onToggle, ...picker }: MemberPickerProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <PeoplePicker
      {...picker}
      people={people?.map(({ id, name, avatar }) => ({ id, name, avatar: safeImage(avatar) }))}
      onToggle={(id) => {
        const member = people?.find((person) => person.id === id);
        if (member) onToggle(member);
      }}
      labels={{ nameless: t('members.nameless'), failed: t('members.failed'), retry: t('actions.retry') }}
      locale={useLanguage()}
    />
  );
}

export interface MemberPickerProps extends Pick<
  PeoplePickerProps,
  'label' | 'hideLabel' | 'selected' | 'failed' | 'onRetry' | 'empty'
> {
  /** Everybody who can be chosen; `undefined` while unknown. */
  people: readonly BoardMember[] | undefined;
  onToggle: (member: BoardMember) => void;
}
