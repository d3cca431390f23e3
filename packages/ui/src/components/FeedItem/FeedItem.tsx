import { useId, useState, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { Actions, Circle, Item, Picture, Text, Time, TitleLink, TitleText, UnreadMark, TextBlock } from './FeedItem.styles';

/**
 * A message or notification in a list: picture or icon, title, text, time. Renders an `<li>`; with a link its title is an
 * anchor that covers the whole row, with the two buttons above it. Unread is stated as text, not by the tint alone.
 */
export function FeedItem({
  rowId,
  title,
  text,
  time,
  unread,
  image,
  icon,
  link,
  labels,
  onOpen,
  onToggleRead,
  onRemove,
}: FeedItemProps) {
  const id = useId();
  const [broken, setBroken] = useState<string>();
  const heading = title || labels.untitled;
  const open = (event: MouseEvent) => onOpen({ elsewhere: event.metaKey || event.ctrlKey || event.shiftKey });
  return (
    <Item data-feed-row={rowId} data-unread={unread || undefined} data-linked={link ? true : undefined}>
      {image && broken !== image ? (
        <Picture src={image} alt="" width={40} height={40} loading="lazy" decoding="async" onError={() => setBroken(image)} />
      ) : (
        icon !== undefined && (
          <Circle>
            <Icon name={isIconName(icon) ? icon : 'bell'} />
          </Circle>
        )
      )}
      <TextBlock>
        {unread && <UnreadMark aria-hidden />}
        {link ? (
          <TitleLink as={Anchor} href={link.href} external={link.external} onClick={open} aria-describedby={id}>
            {unread && <VisuallyHidden>{labels.unread} </VisuallyHidden>}
            {heading}
            {link.external && <Icon name="external" size={16} label={labels.external} />}
          </TitleLink>
        ) : (
          <TitleText>
            {unread && <VisuallyHidden>{labels.unread} </VisuallyHidden>}
            {heading}
          </TitleText>
        )}
        <div id={id}>
          {text && <Text>{text}</Text>}
          <Time dateTime={time.iso}>
            <span data-relative>{time.label}</span>
            <span data-exact>{time.exact}</span>
          </Time>
        </div>
      </TextBlock>
      <Actions>
        <IconButton size="sm" icon={unread ? 'mailOpen' : 'mail'} label={labels.toggle} onPress={onToggleRead} />
        <IconButton size="sm" icon="close" label={labels.remove} onPress={onRemove} />
      </Actions>
    </Item>
  );
}

export interface FeedItemProps {
  /** Set on the row as `data-feed-row`, for code that moves the focus between rows. */
  rowId?: string;
  /** If empty or missing, `labels.untitled` is shown. */
  title?: string;
  /** Plain text; truncated after three lines. */
  text?: string;
  /** `label` is the visible text ("2 hours ago"), `exact` replaces it while the row is hovered or focused. */
  time: { label: string; exact: string; iso: string };
  unread: boolean;
  /** URL of a picture that the app allows. If it can't be loaded, the icon replaces it. */
  image?: string;
  /** Icon name from the data; an unknown one is drawn as a bell. Without a name there is no icon. */
  icon?: string;
  /** Target of the row, checked by the app's guard. Without it the row is not a link. */
  link?: { href: string; external?: boolean };
  labels: {
    /** Label such as "Mark “Delivery at 3” as read". */
    toggle: string;
    /** Label such as "Remove “Delivery at 3”". */
    remove: string;
    /** Text such as "Unread:". */
    unread: string;
    untitled: string;
    /** Text such as "opens in a new tab". */
    external: string;
  };
  /** Called when the link is pressed; `elsewhere` when the user opens it in another tab or window. */
  onOpen: (press: { elsewhere: boolean }) => void;
  onToggleRead: () => void;
  onRemove: () => void;
}
