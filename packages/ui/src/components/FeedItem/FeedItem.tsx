import { useId, useState, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { Actions, Circle, Item, Picture, Text, Time, TitleLink, TitleText, UnreadMark, TextBlock } from './FeedItem.styles';

/**
 * One message or notification of a list: picture or icon, title, text, time. Renders an `<li>`; with a link its title is an anchor
 * that reaches over the whole row, and the two buttons lie above it. Unread is said in words, not by the tint alone.
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
  /** Put on the row as `data-feed-row`, for whoever moves the focus between rows. */
  rowId?: string;
  /** Empty or left out: `labels.untitled` stands for it. */
  title?: string;
  /** Plain text; is cut after three lines. */
  text?: string;
  /** `label` is what shows ("2 hours ago"), `exact` what takes its place while the row is pointed at or has the focus. */
  time: { label: string; exact: string; iso: string };
  unread: boolean;
  /** Address of a picture that the app has let through. One that can't be loaded gives way to the icon. */
  image?: string;
  /** Name of an icon, as it came; an unknown one is drawn as a bell. Without one nothing stands there. */
  icon?: string;
  /** Where the row leads, checked by the app's guard. Without one the row is no link. */
  link?: { href: string; external?: boolean };
  labels: {
    /** Such as "Mark “Delivery at 3” as read". */
    toggle: string;
    /** Such as "Remove “Delivery at 3”". */
    remove: string;
    /** Such as "Unread:". */
    unread: string;
    untitled: string;
    /** Such as "opens in a new tab". */
    external: string;
  };
  /** A press on the link; `elsewhere` when it opens another tab or window by the person's will. */
  onOpen: (press: { elsewhere: boolean }) => void;
  onToggleRead: () => void;
  onRemove: () => void;
}
