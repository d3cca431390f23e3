import type { ContactTag } from '@stockroom/contract';
import type { RecordLabels } from '#shared/editing/model/recordLabels';
import { plainText } from '#shared/html/plainText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type ContactDraft, filledEmails, filledPhones } from '../model/contactDraft';
import type { ContactField } from '../model/contactFields';

/**
 * Field labels and value texts of a contact, for the editing kit.
 * @param name as saved
 */
export function useContactFieldLabels(name: string, tags: readonly ContactTag[]): RecordLabels<ContactField> {
  const { t, i18n } = useTranslation('contacts');
  const list = (texts: readonly string[]) => new Intl.ListFormat(i18n.language).format(texts);
  return {
    name,
    field: (field) => t(`fields.${field}`),
    value(field, value) {
      switch (field) {
        case 'avatar':
          return value ? t('conflict.picture') : undefined;
        case 'notes':
          return plainText(value as string);
        case 'tags':
          return list((value as string[]).map((id) => tags.find((tag) => tag.id === id)?.title ?? id));
        case 'emails':
          return list(filledEmails(value as ContactDraft['emails']).map(({ email }) => email));
        case 'phoneNumbers':
          return list(filledPhones(value as ContactDraft['phoneNumbers']).map(({ phoneNumber }) => phoneNumber));
        default:
          return undefined;
      }
    },
  };
}
