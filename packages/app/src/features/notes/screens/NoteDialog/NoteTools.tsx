import { type Note, MAX_NOTE_LABEL_TITLE } from '@stockroom/contract';
import { FileDrop, IconButton, Menu, PICTURE_ACCEPT, Popover, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { noteLabelActions } from '#features/notes/api/noteLabelActions';
import type { NoteWrites } from '#features/notes/api/useNoteWrites';
import { ColorPicker } from '#features/notes/components/ColorPicker/ColorPicker';
import { ReminderPicker } from '#features/notes/components/ReminderPicker/ReminderPicker';
import { isUnsaved } from '#features/notes/model/newNote';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { usePictureFile } from '#shared/pictures/usePictureFile';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';
import { useCopyMarkdown } from '../NotesScreen/useCopyMarkdown';
import { Inside } from './NoteDialog.styles';
import type { NoteEdit } from './useNoteEdit';
import { VersionsDialog } from './VersionsDialog';

/** Actions for the open note. */
export function NoteTools({ edit, note, writes, picture, onClose }: NoteToolsProps) {
  const { t } = useTranslation('notes');
  const copyMarkdown = useCopyMarkdown();
  const { draft, set } = edit;
  const [showsVersions, setShowsVersions] = useState(false);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const actions = useTagActions(noteLabelActions, (id) => set({ labels: [...draft.labels, id] }));
  const hasImage = draft.image !== null;
  const isNew = isUnsaved(edit.saved);
  return (
    <Inline gap={1}>
      <IconButton icon="pin" label={t('tools.pin')} pressed={draft.pinned} onPress={() => set({ pinned: !draft.pinned })} />
      <Popover label={t('tools.color')} trigger={<IconButton icon="appearance" label={t('tools.color')} />}>
        <ColorPicker value={draft.color} onChange={(color) => set({ color })} />
      </Popover>
      <Popover label={t('tools.remind')} trigger={<IconButton icon="bell" label={t('tools.remind')} />}>
        <ReminderPicker value={draft.reminder} onChange={(reminder) => set({ reminder })} />
      </Popover>
      <Popover label={t('tools.labels')} trigger={<IconButton icon="tag" label={t('tools.labels')} />}>
        <Inside>
          <TagsPanel
            kind="label"
            maxTitle={MAX_NOTE_LABEL_TITLE}
            selected={draft.labels}
            onChange={(labels) => set({ labels })}
            {...actions}
          />
        </Inside>
      </Popover>
      <Popover label={t('tools.picture')} trigger={<IconButton icon="picture" label={t('tools.picture')} />}>
        {(close) => (
          <Inside>
            {[false, ...(isTouch ? [true] : [])].map((isCamera) => (
              <FileDrop
                key={String(isCamera)}
                label={t(isCamera ? 'picture.camera' : hasImage ? 'picture.another' : 'picture.choose')}
                help={isCamera ? undefined : t('picture.help')}
                accept={PICTURE_ACCEPT}
                capture={isCamera ? 'environment' : undefined}
                buttonLabel={t(isCamera ? 'picture.take' : 'picture.chooseFile')}
                onFiles={([file]) => {
                  if (file) picture.onFile(file, close);
                }}
              />
            ))}
          </Inside>
        )}
      </Popover>
      <IconButton
        icon={edit.saved.archived ? 'inbox' : 'archive'}
        label={t(edit.saved.archived ? 'tools.unarchive' : 'tools.archive')}
        disabled={isNew}
        onPress={() => {
          writes.archive(note, !edit.saved.archived);
          onClose();
        }}
      />
      <IconButton
        icon="delete"
        label={t('tools.delete')}
        onPress={() => {
          edit.drop();
          onClose();
          if (!isNew) void writes.remove(note);
        }}
      />
      <Menu
        label={t('tools.more')}
        trigger={<IconButton icon="more" label={t('tools.more')} />}
        items={[
          { id: 'copy', label: t('tools.copyMarkdown'), icon: 'document', onSelect: () => void copyMarkdown(note) },
          {
            id: 'duplicate',
            label: t('tools.duplicate'),
            icon: 'copy',
            disabled: isNew,
            onSelect: () => writes.duplicate(note),
          },
          {
            id: 'versions',
            label: t('tools.versions'),
            icon: 'clock',
            disabled: isNew,
            onSelect: () => setShowsVersions(true),
          },
        ]}
      />
      {showsVersions && <VersionsDialog note={edit.saved} onClose={() => setShowsVersions(false)} />}
    </Inline>
  );
}

export interface NoteToolsProps {
  edit: NoteEdit;
  /** The note with the form's current values. */
  note: Note;
  writes: NoteWrites;
  picture: ReturnType<typeof usePictureFile>;
  onClose: () => void;
}
