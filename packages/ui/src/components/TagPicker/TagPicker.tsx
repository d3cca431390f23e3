import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button';
import { Label } from '../Field/Field.styles';
import { matchesWordStart } from '../OptionList/findOptions';
import { TextField } from '../TextField/TextField';
import { ColouredTagRow } from './ColouredTagRow';
import { handleFindKeys } from './handleFindKeys';
import { Empty, List, NoMatchMessage, Root, Top } from './TagPicker.styles';
import { cleanTitle, isTaken, isTooLong, findTagByTitle, findTags, type Tag } from './tagTitles';
import type { TagPickerProps } from './types';
import { UncolouredTagRow } from './UncolouredTagRow';

/**
 * The tags of an item: selected, found by typing, created, renamed, coloured and deleted in place. Renders a named group with a
 * search field and a list of checkboxes. Enter in the search toggles the first match that begins with the term, or creates the
 * typed tag.
 */
export function TagPicker({
  label,
  tags,
  selected,
  onToggle,
  onCreate,
  onChange,
  onDelete,
  onToggledByEnter,
  ...rest
}: TagPickerProps) {
  const { labels, renaming, colors, maxTitle = 50, locale, disabled = false, id } = rest;
  const labelId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isEditing, setEditing] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const found = findTags(tags, text, locale);
  const title = cleanTitle(text);
  const canCreate = onCreate && title !== '' && !isTooLong(title, maxTitle) && !findTagByTitle(tags, title);

  const create = () => {
    onCreate?.(title);
    setText('');
    search.current?.focus();
  };
  const take = (tag: Tag) => {
    onToggle?.(tag.id);
    onToggledByEnter?.(tag, !selected.includes(tag.id));
  };
  const remove = (tagId: string) => {
    search.current?.focus();
    setEdited(null);
    onDelete(tagId);
  };
  const [first] = found;
  const matchedTag = onToggle && first && matchesWordStart({ value: first.id, label: first.title }, title) ? first : undefined;
  const pressKey = (event: KeyboardEvent) =>
    handleFindKeys(event, {
      text,
      onClear: () => setText(''),
      onTake: title !== '' && matchedTag && !isEditing ? () => take(matchedTag) : undefined,
      onCreate: canCreate && !matchedTag ? create : undefined,
    });
  return (
    <Root role="group" aria-labelledby={labelId} id={id} data-coloured={colors && true}>
      <Top>
        <Label as="span" id={labelId}>
          {label}
        </Label>
        {renaming && (tags.length > 0 || isEditing) && (
          <Button
            variant="quiet"
            size="sm"
            icon={isEditing ? 'check' : 'edit'}
            disabled={disabled}
            aria-pressed={isEditing}
            onPress={() => setEditing(!isEditing)}
          >
            {isEditing ? renaming.done : renaming.edit}
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
        ref={search}
        onKeyDown={pressKey}
      />
      {colors && tags.length === 0 && <NoMatchMessage>{labels.empty}</NoMatchMessage>}
      {(found.length > 0 || (!colors && tags.length === 0)) && (
        <List>
          {tags.length === 0 && <Empty>{labels.empty}</Empty>}
          {found.map((tag) => {
            const row = {
              tag,
              isOn: selected.includes(tag.id),
              disabled,
              maxTitle,
              isTaken: (wanted: string) => isTaken(tags, wanted, tag),
              duplicate: labels.duplicate,
              onToggle: onToggle && (() => onToggle(tag.id)),
              onChange: (change: { title: string; color?: string }) => onChange(tag.id, change),
              onDelete: () => remove(tag.id),
            };
            return colors ? (
              <ColouredTagRow
                {...row}
                key={tag.id}
                colors={colors}
                isEdited={edited === tag.id}
                onEdit={(isEdited) => setEdited(isEdited ? tag.id : null)}
              />
            ) : (
              <UncolouredTagRow {...row} key={tag.id} renaming={isEditing ? renaming : undefined} />
            );
          })}
        </List>
      )}
      {canCreate && (
        <div>
          <Button size="sm" variant={colors ? 'quiet' : 'secondary'} icon="add" onPress={create}>
            {labels.create(title)}
          </Button>
        </div>
      )}
    </Root>
  );
}
