import { FILE_DESCRIPTION, type FileItem } from '@stockroom/contract';
import { Button, TextArea } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { draftSubject } from '../../../../../shared/drafts/draftSubject';
import { useAutosave } from '../../../../../shared/editing/useAutosave';
import { FieldConflicts } from '../../../../../shared/editing/views/FieldConflicts';
import { SaveState } from '../../../../../shared/editing/views/SaveState';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { Section, SectionHead } from '../../../components/FileDetails/FileDetails.styles';
import { descriptionFields, KeptDescription } from '../../../model/descriptionFields';

/** The description while it is written: saved by itself when the typing rests. */
export function DescriptionEditor({ item, save, onDone }: DescriptionEditorProps) {
  const { t } = useTranslation('fileManager');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const edit = useAutosave({
    fields: descriptionFields,
    record: item,
    subject: draftSubject('file-description', item.id),
    kept: KeptDescription,
    save: ({ saved, changes }) => save({ ...changes, updatedAt: saved.updatedAt }),
    onLeft: ({ changes, keepRest }) => {
      if (changes) void save(changes).then(keepRest, () => undefined);
    },
  });
  return (
    <Section>
      <FieldConflicts {...edit.conflict} words={{ field: () => t('description.label') }} />
      <TextArea
        label={t('description.label')}
        value={edit.draft.description}
        autoGrow
        maxLength={FILE_DESCRIPTION}
        inputRef={input}
        onChange={(description) => edit.set({ description })}
      />
      <SectionHead>
        <SaveState {...edit.saving} />
        <Button size="sm" onPress={onDone}>
          {t('description.done')}
        </Button>
      </SectionHead>
    </Section>
  );
}

export interface DescriptionEditorProps {
  item: FileItem;
  /** Rejects with the call's error. */
  save: (changes: { description?: string; updatedAt?: string }) => Promise<FileItem>;
  onDone: () => void;
}
