import { MAX_CONTACT_TAG_TITLE } from '@stockroom/contract';
import { Dialog } from '@stockroom/ui';
import { contactTagActions } from '#features/contacts/api/contactTagActions';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';

/** The tags of all contacts: creates, renames and deletes them. */
export function ContactTagsDialog({ onClose }: ContactTagsDialogProps) {
  const { t } = useTranslation(['contacts', 'common', 'tags']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('more.tags')}
      description={t('tagsHelp')}
      closeLabel={t('common:close')}
      size="sm"
    >
      <TagsPanel maxTitle={MAX_CONTACT_TAG_TITLE} {...useTagActions(contactTagActions)} />
    </Dialog>
  );
}

export interface ContactTagsDialogProps {
  onClose: () => void;
}
