import type { Command } from '../../shared/commands/command';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import type { Feature } from '../../shared/routing/feature';

/** What a feature does for who asks from anywhere, such as adding a product. */
export function useFeatureCommands({ name, actions = [] }: Feature): readonly Command[] {
  const translateKey = useTranslateKey(name);
  return actions.map(({ title, link, ...action }) => ({
    ...action,
    title: translateKey(title) ?? title,
    keywords: [translateKey(`${title}Words`) ?? ''],
    href: link,
  }));
}
