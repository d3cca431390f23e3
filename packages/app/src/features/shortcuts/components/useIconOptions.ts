import { iconNames, type IconName } from '@stockroom/ui';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The icons that suit a place, each with its label. Arrows and the like have no label here and are left out. */
export function useIconOptions(): { name: IconName; label: string }[] {
  const { i18n } = useTranslation('shortcuts');
  const textOf = useTranslateKey('shortcuts');
  return iconNames()
    .flatMap((name) => {
      const label = textOf(`icons.${name}`);
      return label === null ? [] : [{ name, label }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
}
