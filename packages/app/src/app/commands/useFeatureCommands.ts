import type { Command } from '#shared/commands/command';
import { useHasRole } from '#shared/session/useHasRole';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import type { Feature } from '#shared/routing/feature';

/**
 * A feature's commands that work everywhere, such as adding a product. Those that change the store's products require the right
 * to do so.
 */
export function useFeatureCommands({ name, actions = [] }: Feature): readonly Command[] {
  const translateKey = useTranslateKey(name);
  const may = useHasRole('write');
  const offered = may ? actions : actions.filter(({ section }) => section !== 'product');
  return offered.map(({ title, link, ...action }) => ({
    ...action,
    title: translateKey(title) ?? title,
    keywords: [translateKey(`${title}Words`) ?? ''],
    href: link,
  }));
}
