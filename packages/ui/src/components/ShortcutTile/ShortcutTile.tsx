import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { Anchor } from '../Link/LinkContext';
import { Actions, Circle, Description, Face, Label, Note, TileItem } from './ShortcutTile.styles';

/**
 * A link as a tile: icon, name, a line under it. Renders an `<li>` with an anchor; without `link` or with `actions` it is no
 * link, and shows the note or the actions instead.
 */
export function ShortcutTile({ label, description, icon, link, note, onOpen, actions, drag, tileProps }: ShortcutTileProps) {
  const isLink = link !== undefined && actions === undefined;
  return (
    <TileItem {...tileProps} data-dragged={drag?.isDragged || undefined} data-target={drag?.target}>
      <Face
        {...(isLink ? { as: Anchor, href: link.href, external: link.external, onClick: () => onOpen?.() } : drag?.handlers)}
        data-linked={isLink || undefined}
        data-draggable={drag ? true : undefined}
      >
        <Circle>
          <Icon name={isIconName(icon) ? icon : 'bookmark'} />
        </Circle>
        <Label>
          {label}
          {isLink && link.external && <Icon name="external" size={16} label={link.externalText} />}
        </Label>
        {description && <Description>{description}</Description>}
        {note && <Note>{note}</Note>}
      </Face>
      {actions && <Actions>{actions}</Actions>}
    </TileItem>
  );
}

export interface ShortcutTileProps {
  label: string;
  description?: string;
  /** Name of an icon, unchecked; an unknown name is drawn as a bookmark. */
  icon: string;
  /** The target, checked by the app's URL check. */
  link?: { href: string; external?: boolean; externalText?: string };
  /** The reason that it has no link. */
  note?: string;
  onOpen?: () => void;
  /** Buttons that change the tile; with them it is no link. */
  actions?: ReactNode;
  /** Makes its face draggable. */
  drag?: { handlers: HTMLAttributes<HTMLElement>; isDragged: boolean; target?: 'before' | 'after' };
  /** Attributes of the `<li>`, such as `data-place`. */
  tileProps?: HTMLAttributes<HTMLLIElement> & { 'data-place'?: number; 'data-shortcut'?: string };
}
