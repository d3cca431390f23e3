import { iconNames, type IconName } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The icons that suit work, each with its label, in the order of the language. */
export function useBoardIcons(): { name: IconName; label: string }[] {
  const { i18n } = useTranslation('scrumboard');
  const textOf = useTranslateKey('scrumboard');
  return iconNames()
    .flatMap((name) => {
      const label = textOf(`icons.${name}`);
      return label === null ? [] : [{ name, label }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
}
