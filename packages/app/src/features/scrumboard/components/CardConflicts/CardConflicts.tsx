import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import type { CardDraft, CardField } from '../../model/cardDraft';
import { List, Value } from './CardConflicts.styles';

/** Fields that were changed here and elsewhere at once: both values, and which is to stay (screens, 1.3). */
export function CardConflicts({ fields, mine, theirs, labels, members, onSettle }: CardConflictsProps) {
  const { t } = useTranslation('scrumboard');
  const { date, locale } = useFormat();
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names) || t('conflict.nothing');
  const namesOf = (all: readonly { id: string; title?: string; name?: string }[], ids: readonly string[]) =>
    listed(ids.flatMap((id) => all.find((each) => each.id === id)).flatMap((each) => each?.title ?? each?.name ?? []));
  const textOf = (draft: CardDraft, field: CardField): string => {
    if (field === 'labels') return namesOf(labels, draft.labels);
    if (field === 'members') return namesOf(members, draft.members);
    if (field === 'checklist') return listed(draft.checklist.map(({ title, completed }) => (completed ? `✓ ${title}` : title)));
    if (field === 'dueDate') return draft.dueDate ? date(`${draft.dueDate}T12:00:00`) : t('conflict.nothing');
    if (field === 'cover') return draft.cover ? t('conflict.picture') : t('conflict.nothing');
    return draft[field] || t('conflict.nothing');
  };
  return (
    <List>
      {fields.map((field) => (
        <Alert
          key={field}
          kind="warning"
          look="border"
          live="polite"
          title={t('conflict.title', { field: t(`conflict.fields.${field}`) })}
          actions={
            <>
              <Button size="sm" onPress={() => onSettle(field, 'mine')}>
                {t('conflict.mine')}
              </Button>
              <Button size="sm" onPress={() => onSettle(field, 'theirs')}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          <Value>
            <dt>{t('conflict.yours')}</dt>
            <dd>{textOf(mine, field)}</dd>
            <dt>{t('conflict.stored')}</dt>
            <dd>{textOf(theirs, field)}</dd>
          </Value>
        </Alert>
      ))}
    </List>
  );
}

export interface CardConflictsProps {
  fields: readonly CardField[];
  /** What was typed here. */
  mine: CardDraft;
  /** What is stored now. */
  theirs: CardDraft;
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  onSettle: (field: CardField, take: 'mine' | 'theirs') => void;
}
