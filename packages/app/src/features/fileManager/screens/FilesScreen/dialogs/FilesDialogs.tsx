import type { ConflictQuestionProps } from '../../../components/ConflictQuestion/ConflictQuestion';
import { ConflictQuestion, FilePreview, FilesTrash, MoveDialog, NewFolderDialog, RenameDialog } from '../lazyComponents';
import type { FileActions } from '../actions/useFileActions';
import type { FilesPageState } from '../useFilesPage';

/** Overlays of the page. */
export function FilesDialogs({ page, acts, uploadQuestion }: FilesDialogsProps) {
  const { overlay } = page.state;
  const { renaming, moving, question } = acts;
  const close = () => page.move({ overlay: null });
  return (
    <>
      {overlay === 'trash' && <FilesTrash onClose={close} />}
      {overlay === 'preview' && page.open && page.open.type !== 'folder' && (
        <FilePreview item={page.open} {...acts.previewOf(page.open)} onClose={close} />
      )}
      {overlay === 'new-folder' && (
        <NewFolderDialog
          folderId={page.folderId}
          onClose={(made) => {
            close();
            if (made !== null) acts.focusLater(made);
          }}
        />
      )}
      {renaming && <RenameDialog item={renaming} onClose={acts.endRename} />}
      {moving && <MoveDialog items={moving} onMove={acts.moveChosen} onCopy={acts.copyChosen} onClose={acts.endMove} />}
      {question && <ConflictQuestion {...question} />}
      {!question && uploadQuestion && <ConflictQuestion key={uploadQuestion.name} {...uploadQuestion} />}
    </>
  );
}

export interface FilesDialogsProps {
  page: FilesPageState;
  acts: FileActions;
  /** About a name that an upload finds taken. */
  uploadQuestion: ConflictQuestionProps | undefined;
}
