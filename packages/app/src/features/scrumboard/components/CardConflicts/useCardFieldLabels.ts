import type { BoardLabel, BoardMember } from '@stockroom/contract';
import type { CardDraft, CardField } from '#features/scrumboard/model/cardDraft';
import type { RecordLabels } from '#shared/editing/model/recordLabels';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Field labels and value texts of a card, for the editing kit. */
export function useCardFieldLabels(
  labels: readonly BoardLabel[],
  members: readonly BoardMember[],
): Pick<RecordLabels<CardField>, 'field' | 'value'> {
  const { t } = useTranslation('scrumboard');
  const { date, locale } = useFormat();
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const textOf: { [Field in CardField]: (value: CardDraft[Field]) => string } = {
    title: (title) => title,
    description: (description) => description,
    labels: (ids) => listed(ids.flatMap((id) => labels.find((label) => label.id === id)?.title ?? [])),
    members: (ids) => listed(ids.flatMap((id) => members.find((member) => member.id === id)?.name ?? [])),
    checklist: (steps) => listed(steps.map(({ title, completed }) => (completed ? `✓ ${title}` : title))),
    dueDate: (day) => (day ? date(`${day}T12:00:00`) : ''),
    done: (done) => t(done ? 'card.isDone' : 'card.isNotDone'),
    cover: (cover) => (cover ? t('conflict.picture') : ''),
  };
  return {
    field: (field) => t(`conflict.fields.${field}`),
    // Each field is called with a value of its own type.
    value: (field, value) => (textOf[field] as (value: unknown) => string)(value) || t('conflict.nothing'),
  };
}
