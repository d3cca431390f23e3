import { type FileItem, nameParts } from '@stockroom/contract';
import { Checkbox, Icon, IconButton, VisuallyHidden } from '@stockroom/ui';
import { type DragEvent, memo, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { FileIcon } from '../FileIcon/FileIcon';
import { useFileLabels } from '../useFileLabels';
import { About, Cell, CellLink, More, Name, SelectBox, Star, Stem, Texts } from './FileGrid.styles';

/** A file or folder: a link that opens it, a checkbox that selects it, and a button for its details. */
export const FileCell = memo(function FileCell({ item, view, href, actions, ...is }: FileCellProps) {
  const { t } = useTranslation('fileManager');
  const labels = useFileLabels();
  const isRange = useRef(false);
  const { id, type } = item;
  const name = item.name || t('noName');
  const isFolder = type === 'folder';
  const { base, ending } = isFolder ? { base: name, ending: '' } : nameParts(name);
  return (
    <Cell
      data-open={is.isOpen || undefined}
      data-selected={is.isSelected || undefined}
      data-cut={is.isCut || undefined}
      data-item={id}
      draggable
      onDragStart={(event) => actions.onLift(event, id)}
      {...(isFolder && actions.targetOf(id))}
    >
      <SelectBox
        role="presentation"
        onClickCapture={(event) => {
          isRange.current = event.shiftKey;
        }}
      >
        <Checkbox
          label={t('row.select', { name })}
          hideLabel
          checked={is.isSelected}
          onChange={() => {
            actions.onToggle(id, isRange.current);
            isRange.current = false;
          }}
        />
      </SelectBox>
      <CellLink
        as={RouterLink}
        href={href}
        title={name}
        draggable={false}
        data-record={id}
        aria-current={is.isOpen || undefined}
        onClick={(event: React.MouseEvent) => actions.onClick(event, id)}
      >
        <FileIcon type={type} size={view === 'tiles' ? 56 : 28} />
        <Texts>
          <VisuallyHidden>
            {name}
            {item.starred && ` ${t('starred')}`}
          </VisuallyHidden>
          <Name aria-hidden data-ending={ending}>
            <Stem>{base}</Stem>
            {item.starred && (
              <Star>
                <Icon name="star" size={16} />
              </Star>
            )}
          </Name>
          <About>{view === 'tiles' ? labels.shortAbout(item) : labels.about(item)}</About>
        </Texts>
      </CellLink>
      <More>
        <IconButton icon="info" size="sm" label={t('row.details', { name })} onPress={() => actions.onDetails(id)} />
      </More>
    </Cell>
  );
});

/** Callbacks of cells, stable over re-renders. */
export interface CellActions {
  /** @param isRange selects everything from the previously selected item to this one */
  onToggle: (id: string, isRange: boolean) => void;
  onDetails: (id: string) => void;
  /** A press with Ctrl, Cmd or Shift selects instead of opening. */
  onClick: (event: React.MouseEvent, id: string) => void;
  onLift: (event: DragEvent<HTMLElement>, id: string) => void;
  /** Props that make a folder a drop target. */
  targetOf: (folderId: string | null) => Record<string, unknown>;
}

export interface FileCellProps {
  item: FileItem;
  view: 'tiles' | 'list';
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  /** Whether it was cut and waits to be pasted. */
  isCut: boolean;
  actions: CellActions;
}
