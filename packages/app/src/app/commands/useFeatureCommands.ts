import type { Command } from '../../shared/commands/command';
import { useMay } from '../../shared/session/useMay';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import type { Feature } from '../../shared/routing/feature';

/** What a feature does for who asks from anywhere, such as adding a product. What changes the store's goods is only for who may. */
export function useFeatureCommands({ name, actions = [] }: Feature): readonly Command[] {
  const translateKey = useTranslateKey(name);
  const may = useMay('write');
  const offered = may ? actions : actions.filter(({ section }) => section !== 'product');
  return offered.map(({ title, link, ...action }) => ({
    ...action,
    title: translateKey(title) ?? title,
    keywords: [translateKey(`${title}Words`) ?? ''],
    href: link,
  }));
}
