import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { countGraphemes } from '../Field/graphemes';
import { Label } from '../Field/Field.styles';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import { findByKey } from './findByKey';
import { Empty, List, Root, Row, Top } from './TagPicker.styles';
import { TagRename } from './TagRename';
import { cleanTitle, tagTitled, tagsFound, type Tag } from './tagTitles';

/**
 * The tags of something: put on and taken off, found by typing, made, renamed and deleted in place. Renders a named group with a
 * search field and a list of checkboxes. Enter in the search puts the first tag found on or off, or makes the one typed (4-screens 3.1).
 */
export function TagPicker({
  label,
  tags,
  selected,
  onToggle,
  onCreate,
  onRename,
  onDelete,
  onTaken,
  labels,
  ...rest
}: TagPickerProps) {
  const { maxTitle = 50, renameDelay = 300, locale, disabled = false, id } = rest;
  const labelId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [editing, setEditing] = useState(false);
  const found = tagsFound(tags, text, locale);
  const title = cleanTitle(text);
  const isTooLong = (wanted: string) => countGraphemes(wanted, maxTitle + 1) > maxTitle;
  const canCreate = title !== '' && !isTooLong(title) && !tagTitled(tags, title, locale);

  const create = () => {
    onCreate(title);
    setText('');
    search.current?.focus();
  };
  const take = (tag: Tag) => {
    onToggle(tag.id);
    onTaken?.(tag, !selected.includes(tag.id));
  };
  const [first] = found;
  const pressKey = (event: KeyboardEvent) =>
    findByKey(event, {
      text,
      onClear: () => setText(''),
      onTake: title !== '' && first && !editing ? () => take(first) : undefined,
      onMake: canCreate && !first ? create : undefined,
    });
  const problemOf = (tag: Tag, wanted: string) => {
    const same = tagTitled(tags, wanted, locale);
    if (same && same.id !== tag.id) return labels.duplicate;
    return isTooLong(cleanTitle(wanted)) ? '' : undefined;
  };
  return (
    <Root role="group" aria-labelledby={labelId} id={id}>
      <Top>
        <Label as="span" id={labelId}>
          {label}
        </Label>
        {(tags.length > 0 || editing) && (
          <Button
            variant="quiet"
            size="sm"
            icon={editing ? 'check' : 'edit'}
            disabled={disabled}
            aria-pressed={editing}
            onPress={() => setEditing(!editing)}
          >
            {editing ? labels.done : labels.edit}
          </Button>
        )}
      </Top>
      <TextField
        label={labels.search}
        hideLabel
        placeholder={labels.search}
        value={text}
        onChange={setText}
        maxLength={maxTitle}
        disabled={disabled}
        autoComplete="off"
        inputRef={search}
        onKeyDown={pressKey}
      />
      {(found.length > 0 || tags.length === 0) && (
        <List>
          {tags.length === 0 && <Empty>{labels.empty}</Empty>}
          {found.map((tag) => (
            <Row key={tag.id} data-editing={editing || undefined}>
              {editing ? (
                <>
                  <TagRename
                    tag={tag}
                    label={labels.rename(tag.title)}
                    maxTitle={maxTitle}
                    delay={renameDelay}
                    problemOf={(wanted) => problemOf(tag, wanted)}
                    onRename={(wanted) => onRename(tag.id, cleanTitle(wanted))}
                  />
                  <IconButton
                    icon="delete"
                    size="sm"
                    label={labels.remove(tag.title)}
                    onPress={() => {
                      search.current?.focus();
                      onDelete(tag.id);
                    }}
                  />
                </>
              ) : (
                <Checkbox
                  label={tag.title}
                  checked={selected.includes(tag.id)}
                  disabled={disabled}
                  onChange={() => onToggle(tag.id)}
                />
              )}
            </Row>
          ))}
        </List>
      )}
      {canCreate && (
        <div>
          <Button size="sm" icon="add" onPress={create}>
            {labels.create(title)}
          </Button>
        </div>
      )}
    </Root>
  );
}

export interface TagPickerProps {
  label: string;
  /** Every tag there is, in any order. */
  tags: readonly Tag[];
  /** Ids of those that are on. */
  selected: readonly string[];
  onToggle: (id: string) => void;
  /** Makes a tag; the title is trimmed, not empty, not too long and not another's. */
  onCreate: (title: string) => void;
  /** Under the same conditions. */
  onRename: (id: string, title: string) => void;
  onDelete: (id: string) => void;
  /** Enter in the search put a tag on or off. Its checkbox does not have the focus: what happened has to be said. */
  onTaken?: (tag: Tag, isOn: boolean) => void;
  labels: {
    search: string;
    /** Of the button that lets titles be edited, and of the one that ends it. */
    edit: string;
    done: string;
    /** Of the button that makes the tag typed: “Create "x"”. */
    create: (title: string) => string;
    /** Name of the field that renames a tag. */
    rename: (title: string) => string;
    /** Name of the button that deletes a tag. */
    remove: (title: string) => string;
    /** Why a title can't be taken: another tag has it. */
    duplicate: string;
    /** There are no tags yet. */
    empty: string;
  };
  /** In characters as a person counts them. @default 50 */
  maxTitle?: number;
  /** How long after the last key a rename is taken, in ms. @default 300 */
  renameDelay?: number;
  /** BCP 47. Decides the order, and which titles are the same. */
  locale: string;
  disabled?: boolean;
  id?: string;
}
