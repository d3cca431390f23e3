import type { BoardMember } from '@stockroom/contract';
import { Avatar, Button, Checkbox, Skeleton } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { safeImage } from '../../../../shared/links/safeImage';
import { Failed, Heading, People, Person, Root, Who } from './MemberPicker.styles';

/** People who can be put on and taken off, each with a checkbox. Renders a named group. */
export function MemberPicker({
  label,
  hideLabel = false,
  people,
  selected,
  failed = false,
  onRetry,
  onToggle,
  empty,
}: MemberPickerProps) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Heading id={id} data-hidden={hideLabel || undefined}>
        {label}
      </Heading>
      {failed && (
        <Failed>
          {t('members.failed')}
          <Button size="sm" icon="retry" onPress={onRetry}>
            {t('actions.retry')}
          </Button>
        </Failed>
      )}
      {!people && !failed && <Skeleton shape="rect" height={96} />}
      {people?.length === 0 && <Failed>{empty}</Failed>}
      {people && people.length > 0 && (
        <People>
          {people.map((person) => (
            <Person key={person.id}>
              <Checkbox
                label={
                  <Who>
                    <Avatar name={person.name} src={safeImage(person.avatar)} size={24} decorative locale={locale} />
                    <span>{person.name || t('members.nameless')}</span>
                  </Who>
                }
                checked={selected.includes(person.id)}
                onChange={() => onToggle(person)}
              />
            </Person>
          ))}
        </People>
      )}
    </Root>
  );
}

export interface MemberPickerProps {
  label: string;
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean;
  /** Everybody who can be chosen; `undefined` while that is not known. */
  people: readonly BoardMember[] | undefined;
  /** Ids of those who are chosen. */
  selected: readonly string[];
  /** They could not be had. */
  failed?: boolean;
  onRetry?: () => void;
  onToggle: (member: BoardMember) => void;
  /** Said where there is nobody to choose. */
  empty?: string;
}
