import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { PossibleDuplicate } from '../model/duplicateFinder';
import type { RowProblem } from '../model/problems';

/** Describes a problem of a row, and how the import deals with it. */
export function useProblemText(): (problem: RowProblem) => string {
  const { t } = useTranslation('exchange');
  const format = useFormat();
  return (problem) => {
    switch (problem.code) {
      case 'phone':
        return t('problem.phone', { value: problem.value, reason: t(`phoneFault.${problem.fault}`) });
      case 'birthday':
        return t(`problem.birthday.${problem.fault}`, { value: problem.value });
      case 'photo':
        return t(`problem.photo.${problem.fault}`);
      case 'cut':
        return t(`problem.cut.${problem.field}`, { max: problem.max });
      case 'tooMany':
        return t(`problem.tooMany.${problem.field}`, { max: problem.max });
      case 'ambiguousDay':
        return t('problem.ambiguousDay', { value: problem.value, day: format.date(`${problem.day}T12:00:00`) });
      default:
        return t(`problem.${problem.code}`, { ...problem });
    }
  };
}

/** Names the possible duplicate of a row, with the reason. */
export function useDuplicateText(): (twin: PossibleDuplicate) => string {
  const { t } = useTranslation('exchange');
  return ({ name, by, at }) => (at === null ? t(`twin.${by}`, { name }) : t(`twin.${by}InFile`, { name, at }));
}
