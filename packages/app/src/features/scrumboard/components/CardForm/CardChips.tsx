import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { Badge, Chip } from '@stockroom/ui';
import type { CardDraft } from '#features/scrumboard/model/cardDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Chips } from './CardForm.styles';

/**
 * The labels and people of a card, each with a button that removes it unless the card is read-only. Renders nothing where the
 * card has none.
 */
export function CardChips({ draft, labels, members, onChange }: CardChipsProps) {
  const { t } = useTranslation('scrumboard');
  const chosen = [
    ...labels
      .filter(({ id }) => draft.labels.includes(id))
      .map(({ id, title }) => ({ id, name: title, field: 'labels' as const })),
    ...members
      .filter(({ id }) => draft.members.includes(id))
      .map(({ id, name }) => ({ id, name: name || t('members.nameless'), field: 'members' as const })),
  ];
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label={t('card.chosen')}>
      {chosen.map(({ id, name, field }) => (
        <li key={`${field} ${id}`}>
          {onChange ? (
            <Chip
              removeLabel={t('card.takeOff', { name })}
              onRemove={() => onChange({ [field]: draft[field].filter((each) => each !== id) })}
            >
              {name}
            </Chip>
          ) : (
            <Badge>{name}</Badge>
          )}
        </li>
      ))}
    </Chips>
  );
}

interface CardChipsProps {
  draft: CardDraft;
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  onChange: ((changes: Partial<CardDraft>) => void) | undefined;
}
