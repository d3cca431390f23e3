import { Icon } from '../Icon';
import type { IconName } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { Body, Item, List, Name, Note, Texts, Tile } from './AttachmentList.styles';

/**
 * Files attached to a message: name, size, a small picture, and their actions. Renders a named `ul`.
 * Callers must strip direction control characters from names that come from data.
 */
export function AttachmentList({ label, items, onOpen, onDownload, onRemove, onRetry, labels }: AttachmentListProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} data-failed={item.error !== undefined || undefined}>
          <AttachmentBody item={item} openLabel={labels.open} onOpen={onOpen} />
          {item.error !== undefined && onRetry && item.canRetry && (
            <IconButton icon="retry" size="sm" label={labels.retry?.(item.name) ?? ''} onPress={() => onRetry(item.id)} />
          )}
          {onDownload && item.error === undefined && (
            <IconButton
              icon="download"
              size="sm"
              label={labels.download?.(item.name) ?? ''}
              onPress={() => onDownload(item.id)}
            />
          )}
          {onRemove && (
            <IconButton icon="close" size="sm" label={labels.remove?.(item.name) ?? ''} onPress={() => onRemove(item.id)} />
          )}
        </Item>
      ))}
    </List>
  );
}

function AttachmentBody({ item, openLabel, onOpen }: BodyProps) {
  const { id, name, note, preview, icon = 'document', error, busy, canOpen = true } = item;
  const content = (
    <>
      <Tile>{busy ? <Spinner label={item.note} /> : preview ? <img src={preview} alt="" /> : <Icon name={icon} />}</Tile>
      <Texts>
        <Name title={name}>{name}</Name>
        <Note data-failed={error !== undefined || undefined}>{error ?? note}</Note>
      </Texts>
    </>
  );
  const isOpenable = onOpen && canOpen && error === undefined && !busy;
  if (!isOpenable) return <Body>{content}</Body>;
  return (
    <Body as="button" type="button" onClick={() => onOpen(id)}>
      <VisuallyHidden>{openLabel} </VisuallyHidden>
      {content}
    </Body>
  );
}

interface BodyProps {
  item: ShownAttachment;
  openLabel: string | undefined;
  onOpen: ((id: string) => void) | undefined;
}

export interface ShownAttachment {
  id: string;
  name: string;
  /** Size and type: "PDF, 240 KB". */
  note: string;
  /** URL of its picture, the app's own or checked by the app. */
  preview?: string | null;
  /** Icon shown when there is no picture. @default 'document' */
  icon?: IconName;
  /** Whether it is being sent. */
  busy?: boolean;
  /** Reason why it could not be sent. */
  error?: string;
  /** Whether a retry may help. */
  canRetry?: boolean;
  /** Whether it can be opened. @default true */
  canOpen?: boolean;
}

export interface AttachmentListProps {
  /** Label of the list: "Attachments". */
  label: string;
  items: readonly ShownAttachment[];
  onOpen?: (id: string) => void;
  onDownload?: (id: string) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Labels of the buttons that are offered. */
  labels: {
    /** Precedes the name and the size: "Open". */
    open?: string;
    download?: (name: string) => string;
    remove?: (name: string) => string;
    retry?: (name: string) => string;
  };
}
