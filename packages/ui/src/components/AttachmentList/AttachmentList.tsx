import { Icon } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import type { IconName } from '../Icon/icons';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { Body, Item, List, Name, Note, Texts, Tile } from './AttachmentList.styles';

/**
 * Files that go with a message: what each is called, how large it is, a small picture of it, and what can be done with it. Renders a named `ul`.
 * Whoever shows names that came as data takes signs out of them that turn their direction.
 */
export function AttachmentList({ label, items, onOpen, onDownload, onRemove, onRetry, labels }: AttachmentListProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} data-failed={item.error !== undefined || undefined}>
          <AttachmentBody item={item} openWord={labels.open} onOpen={onOpen} />
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

function AttachmentBody({ item, openWord, onOpen }: BodyProps) {
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
      <VisuallyHidden>{openWord} </VisuallyHidden>
      {content}
    </Body>
  );
}

interface BodyProps {
  item: ShownAttachment;
  openWord: string | undefined;
  onOpen: ((id: string) => void) | undefined;
}

export interface ShownAttachment {
  id: string;
  name: string;
  /** Its size and kind: "PDF, 240 KB". */
  note: string;
  /** Address of a picture of it, ours or checked by the app. */
  preview?: string | null;
  /** Where there is no picture. @default 'document' */
  icon?: IconName;
  /** It is on its way. */
  busy?: boolean;
  /** Why it is not there. */
  error?: string;
  /** Whether another try may help. */
  canRetry?: boolean;
  /** Whether it can be looked at. @default true */
  canOpen?: boolean;
}

export interface AttachmentListProps {
  /** Name of the list: "Attachments". */
  label: string;
  items: readonly ShownAttachment[];
  onOpen?: (id: string) => void;
  onDownload?: (id: string) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Names of the buttons. Of those that are offered. */
  labels: {
    /** Stands before the name and the size: "Open". */
    open?: string;
    download?: (name: string) => string;
    remove?: (name: string) => string;
    retry?: (name: string) => string;
  };
}
