import type { ConflictQuestionProps } from '#features/fileManager/components/ConflictQuestion/ConflictQuestion';
import type { FileActions } from '../actions/useFileActions';
import { ConflictQuestion, FilePreviewDialog, FilesTrash, MoveDialog, NewFolderDialog, RenameDialog } from '../lazyComponents';
import type { FilesPageState } from '../useFilesPage';

/** Overlays of the page. */
export function FilesDialogs({ page, actions, uploadQuestion }: FilesDialogsProps) {
  const { overlay } = page.state;
  const { renaming, moving, question } = actions;
  const close = () => page.move({ overlay: null });
  return (
    <>
      {overlay === 'trash' && <FilesTrash onClose={close} />}
      {overlay === 'preview' && page.open && page.open.type !== 'folder' && (
        <FilePreviewDialog item={page.open} {...actions.previewOf(page.open)} onClose={close} />
      )}
      {overlay === 'new-folder' && (
        <NewFolderDialog
          folderId={page.folderId}
          onClose={(made) => {
            close();
            if (made !== null) actions.focusLater(made);
          }}
        />
      )}
      {renaming && <RenameDialog item={renaming} onClose={actions.endRename} />}
      {moving && <MoveDialog items={moving} onMove={actions.moveChosen} onCopy={actions.copyChosen} onClose={actions.endMove} />}
      {question && <ConflictQuestion {...question} />}
      {!question && uploadQuestion && <ConflictQuestion key={uploadQuestion.name} {...uploadQuestion} />}
    </>
  );
}

export interface FilesDialogsProps {
  page: FilesPageState;
  actions: FileActions;
  /** Question about a taken name during an upload. */
  uploadQuestion: ConflictQuestionProps | undefined;
}
