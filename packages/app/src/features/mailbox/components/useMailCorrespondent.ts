import type { Mail } from '@stockroom/contract';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { slugOfFolder } from '../model/mailActions';
import { peopleOf, personLabel, plainName } from '../model/mailText';

/** Whom a row is about: who wrote it, or whom one has written to oneself. */
export function useMailCorrespondent(): (mail: Pick<Mail, 'from' | 'to' | 'folder' | 'restoresTo'>) => string {
  const { t } = useTranslation('mailbox');
  return ({ from, to, folder, restoresTo }) => {
    const slug = slugOfFolder(restoresTo ?? folder);
    if (slug !== 'sent' && slug !== 'drafts') return personLabel(from.contact) || t('nobody');
    const names = peopleOf(to).map(({ name, address }) => plainName(name) || address);
    return names.length === 0 ? t('row.toNobody') : t('row.to', { names: names.join(', ') });
  };
}
