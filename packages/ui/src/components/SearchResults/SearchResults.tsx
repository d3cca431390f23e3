import { useLayoutEffect, useRef } from 'react';
import { Highlight } from '../Highlight/Highlight';
import { Icon } from '../Icon/Icon';
import { KeyHint } from '../KeyHint/KeyHint';
import { Caption, KeySlot, Lead, List, Note, Remove, Row, Subtitle, Title, TextBlock } from './SearchResults.styles';
import type { SearchResultGroup, SearchResultItem } from './types';

/**
 * Search results, grouped by kind. Renders a `listbox` with groups; the focus stays in the field, which names the active option
 * by `aria-activedescendant` (`resultId`).
 */
export function SearchResults({ id, label, groups, query, activeId, onPoint, onPick, onRemove }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <Caption id={`${id}-${group.id}`} role="presentation">
            {group.title}
          </Caption>
          {group.items.map((item) => (
            <Row
              key={item.id}
              role="option"
              id={resultId(id, item.id)}
              aria-selected={item.id === activeId}
              onPointerMove={() => {
                if (item.id !== activeId) onPoint(item.id);
              }}
              onClick={(event) => onPick(item, { newTab: event.ctrlKey || event.metaKey })}
            >
              <RowContent item={item} query={query} onRemove={onRemove} />
            </Row>
          ))}
        </div>
      ))}
    </List>
  );
}

function RowContent({ item, query, onRemove }: Pick<SearchResultsProps, 'query' | 'onRemove'> & { item: SearchResultItem }) {
  const { title, subtitle, icon, picture, note, keys, removable } = item;
  return (
    <>
      <Lead>{picture ?? (icon && <Icon name={icon} />)}</Lead>
      <TextBlock>
        <Title>
          <Highlight text={title} query={query} />
        </Title>
        {subtitle && (
          <Subtitle>
            <Highlight text={subtitle} query={query} />
          </Subtitle>
        )}
      </TextBlock>
      {note && <Note>{note}</Note>}
      {keys && (
        <KeySlot>
          <KeyHint keys={keys} decorative />
        </KeySlot>
      )}
      {removable && onRemove && (
        <Remove
          aria-hidden
          data-remove
          onClick={(event) => {
            event.stopPropagation();
            onRemove(item);
          }}
        >
          <Icon name="close" size={16} />
        </Remove>
      )}
    </>
  );
}

/** Returns the id of an option's element. */
export const resultId = (listId: string, itemId: string) => `${listId}-${itemId.replace(/\s/g, '_')}`;

export interface SearchResultsProps {
  id: string;
  /** Name of the list: "Results". */
  label: string;
  groups: readonly SearchResultGroup[];
  /** The search term to mark in titles and second lines. */
  query: string;
  /** Id of the active item, `null` for none. */
  activeId: string | null;
  /** Called when the pointer moves over an item. */
  onPoint: (id: string) => void;
  onPick: (item: SearchResultItem, how: { newTab: boolean }) => void;
  /** Called when the cross of a removable item is pressed. */
  onRemove?: (item: SearchResultItem) => void;
}
