import { IconButton, Stack, Inline, Heading } from '@stockroom/ui';
import { useState } from 'react';
import { draftSubject } from '#shared/drafts/draftSubject';
import { drafts } from '#shared/drafts/drafts';
import { useHasRole } from '#shared/session/useHasRole';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { Description, Placeholder } from '#features/fileManager/components/FileDetails/FileDetails.styles';
import { StoredDescriptionDraft } from '#features/fileManager/model/descriptionFields';
import type { DescriptionEditorProps } from './DescriptionEditor';
import { DescriptionEditor } from '../lazyComponents';

/** The description, with a button to edit it. An unsent draft from before a reload is edited again. */
export function FileDescription({ item, save }: FileDescriptionProps) {
  const { t } = useTranslation('fileManager');
  const { user } = useSession();
  const [isEditing, setEditing] = useState(
    () => drafts.read({ userId: user.id, subject: draftSubject('file-description', item.id) }, StoredDescriptionDraft) !== null,
  );
  const may = useHasRole('write');
  if (isEditing && may) return <DescriptionEditor item={item} save={save} onDone={() => setEditing(false)} />;
  return (
    <Stack gap={2} as="section">
      <Inline justify="between" wrap={false}>
        <Heading level={3}>{t('description.label')}</Heading>
        {may && <IconButton icon="edit" size="sm" label={t('description.edit')} onPress={() => setEditing(true)} />}
      </Inline>
      {item.description.trim() === '' && may ? (
        <Placeholder type="button" onClick={() => setEditing(true)}>
          {t('description.add')}
        </Placeholder>
      ) : (
        <Description>{item.description}</Description>
      )}
    </Stack>
  );
}

export type FileDescriptionProps = Pick<DescriptionEditorProps, 'item' | 'save'>;
