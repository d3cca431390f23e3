import type { Mail } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { slugOfFolder } from '../model/mailActions';
import { peopleOf, personLabel, plainName } from '../model/mailText';

/** The correspondent shown in a row: the sender, or the recipients of the user's own mail. */
export function useMailCorrespondent(): (mail: Pick<Mail, 'from' | 'to' | 'folder' | 'restoresTo'>) => string {
  const { t } = useTranslation('mailbox');
  return ({ from, to, folder, restoresTo }) => {
    const slug = slugOfFolder(restoresTo ?? folder);
    if (slug !== 'sent' && slug !== 'drafts') return personLabel(from.contact) || t('nobody');
    const names = peopleOf(to).map(({ name, address }) => plainName(name) || address);
    return names.length === 0 ? t('row.toNobody') : t('row.to', { names: names.join(', ') });
  };
}
