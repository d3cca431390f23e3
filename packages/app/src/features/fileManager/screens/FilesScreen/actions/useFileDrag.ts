import { type DragEvent, useRef } from 'react';
import { useLatest } from '#shared/hooks/useLatest';

/** Marks a drag within the page, to tell it from files dragged in from outside. */
const INTERNAL_TYPE = 'application/x-stockroom-files';

const isInternalDrag = ({ types }: DataTransfer) => types.includes(INTERNAL_TYPE);

/** Drags files onto folders, including those of the breadcrumb. Items that cannot be dragged are moved by the dialog. */
export function useFileDrag(options: FileDragOptions) {
  // Folder cells are not re-rendered when a drag begins, so the props they have must read the current items.
  const latest = useLatest(options);
  const lifted = useRef<ReadonlySet<string>>(new Set());
  const isOurs = ({ dataTransfer }: DragEvent) => isInternalDrag(dataTransfer);
  const isOutside = ({ dataTransfer }: DragEvent) => !isInternalDrag(dataTransfer) && dataTransfer.types.includes('Files');
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    if (isOver) event.currentTarget.dataset['over'] = '';
    else delete event.currentTarget.dataset['over'];
  };
  return {
    onLift: (event: DragEvent<HTMLElement>, id: string) => {
      const ids = latest.current.idsOf(id);
      lifted.current = new Set(ids);
      event.dataTransfer.setData(INTERNAL_TYPE, JSON.stringify(ids));
      event.dataTransfer.effectAllowed = 'copyMove';
    },
    targetOf: (folderId: string | null) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const isFiles = isOutside(event);
        if (!isFiles && (!isOurs(event) || (folderId !== null && lifted.current.has(folderId)))) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isFiles || event.ctrlKey || event.altKey ? 'copy' : 'move';
        mark(event, true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        mark(event, false);
        if (isOutside(event)) {
          event.preventDefault();
          latest.current.onUpload(event.dataTransfer, folderId);
        }
        if (!isOurs(event)) return;
        event.preventDefault();
        latest.current.onDrop([...lifted.current], folderId, event.ctrlKey || event.altKey ? 'copy' : 'move');
      },
    }),
  };
}

export interface FileDragOptions {
  /** Ids of the dragged items: the grabbed one and everything selected with it. */
  idsOf: (id: string) => string[];
  /** Called when files from outside were dropped on a folder. */
  onUpload: (data: DataTransfer, folderId: string | null) => void;
  onDrop: (ids: string[], folderId: string | null, act: 'move' | 'copy') => void;
}
