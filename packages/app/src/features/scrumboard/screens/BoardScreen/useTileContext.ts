import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { useMemo } from 'react';
import type { TileContext } from '#features/scrumboard/components/CardTile/CardTile';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** Data shared by all cards of a board; a stable object until some of it changes. */
export function useTileContext(
  labels: readonly BoardLabel[],
  members: readonly BoardMember[],
  today: string,
  hintId: string,
): TileContext {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  const canChange = useHasRole('write');
  return useMemo(
    () => ({
      labels: new Map(labels.map((label) => [label.id, label])),
      members: new Map(members.map((member) => [member.id, member])),
      today,
      hintId,
      canChange,
      texts: textsOf(t, locale, today),
    }),
    [labels, members, today, hintId, canChange, locale, t],
  );
}

/** Outside the hook: its cache is for one language, and the React Compiler would share it across all. */
function textsOf(t: ReturnType<typeof useTranslation<'scrumboard'>>['t'], locale: string, today: string): TileContext['texts'] {
  const sameYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const dayName = (day: string) => {
    const at = Date.parse(day);
    if (Number.isNaN(at)) return day;
    return (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear).format(at);
  };
  // A board has hundreds of cards and few days.
  const known = new Map<string, string>();
  const once = (key: string, make: () => string) => {
    const text = known.get(key) ?? make();
    known.set(key, text);
    return text;
  };
  return {
    move: t('tile.move'),
    select: t('tile.select'),
    done: t('card.isDone'),
    nameless: t('members.nameless'),
    due: (day) => once(`due ${day}`, () => t('tile.due', { day: dayName(day) })),
    overdue: (day) => once(`overdue ${day}`, () => t('tile.overdue', { day: dayName(day) })),
    checklist: (done, total) => once(`steps ${done} ${total}`, () => t('tile.checklist', { done, total })),
  };
}
