import { useFileDrop } from '@stockroom/ui';
import { type DragEvent, type KeyboardEvent, type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { type LassoOptions, useLasso } from './actions/useLasso';
import { Area, DropHint, Lasso } from './FilesScreen.styles';

/** The scroll container, onto which files are dropped or pasted. */
export function FilesArea({ areaRef, place, onFiles, onDropped, onKeyDown, lasso, children }: FilesAreaProps) {
  const { t } = useTranslation('fileManager');
  const area = useRef<HTMLDivElement>(null);
  const remember = useScrollMemory(`files ${place}`);
  const setArea = useCallback(
    (element: HTMLDivElement) => {
      area.current = element;
      return remember(element);
    },
    [remember],
  );
  useImperativeHandle(areaRef, () => area.current ?? document.createElement('div'));
  const { frame, handlers: lassoHandlers } = useLasso(lasso);
  const isDropping = useRef(false);
  const { isOver, handlers } = useFileDrop(area, onFiles !== undefined, (files) => {
    if (!isDropping.current) onFiles?.(files);
  });
  const drop = (event: DragEvent<HTMLDivElement>) => {
    // A folder under the pointer has already handled the drop.
    const isTaken = event.isDefaultPrevented();
    isDropping.current = true;
    handlers.onDrop(event);
    isDropping.current = false;
    if (!isTaken && event.dataTransfer.types.includes('Files')) onDropped?.(event.dataTransfer);
  };
  return (
    <Area
      ref={setArea}
      data-drawing={frame ? '' : undefined}
      data-scroller
      data-over={isOver || undefined}
      {...handlers}
      {...lassoHandlers}
      onDrop={drop}
      onKeyDown={onKeyDown}
    >
      {isOver && <DropHint aria-hidden>{t('upload.dropHere')}</DropHint>}
      {children}
      {frame && <Lasso aria-hidden style={frame} />}
    </Area>
  );
}

export interface FilesAreaProps {
  areaRef: Ref<HTMLDivElement>;
  /** Key of the shown place, under which its scroll position is remembered. */
  place: string;
  /** Called with pasted files. Left out where nothing can be added. */
  onFiles?: (files: File[]) => void;
  /** Called when files or folders were dropped outside any folder. */
  onDropped?: (data: DataTransfer) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Options of the selection frame drawn with the mouse. */
  lasso: LassoOptions;
  children: ReactNode;
}
