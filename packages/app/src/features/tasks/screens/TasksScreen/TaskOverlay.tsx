import type { Overlay } from '#features/tasks/model/taskAddress';
import { TasksTrash, TaskTagsDialog } from './lazyComponents';

/** The overlay in the URL. */
export function TaskOverlay({ overlay, onClose }: TaskOverlayProps) {
  switch (overlay) {
    case 'trash':
      return <TasksTrash onClose={onClose} />;
    case 'tags':
      return <TaskTagsDialog onClose={onClose} />;
    case null:
      return null;
  }
}

interface TaskOverlayProps {
  overlay: Overlay | null;
  onClose: () => void;
}
