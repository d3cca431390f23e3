import { Checkbox } from '../Checkbox/Checkbox';
import { IconButton } from '../IconButton/IconButton';
import { Row } from './TagPicker.styles';
import { TagRename } from './TagRename';
import type { TagRowProps } from './tagRow';
import { cleanTitle, isTooLong } from './tagTitles';
import type { TagRenaming } from './types';

/** A tag by its title: a checkbox or, while titles are edited, a field to rename it and a delete button. */
export function UncolouredTagRow({ tag, isOn, disabled, maxTitle, isTaken, duplicate, renaming, ...actions }: PlainTagProps) {
  const { onToggle, onChange, onDelete } = actions;
  const problemOf = (wanted: string) => {
    if (isTaken(wanted)) return duplicate;
    return isTooLong(cleanTitle(wanted), maxTitle) ? '' : undefined;
  };
  return (
    <Row data-editing={renaming && true}>
      {renaming && (
        <>
          <TagRename
            tag={tag}
            label={renaming.rename(tag.title)}
            maxTitle={maxTitle}
            delay={renaming.delay ?? 300}
            problemOf={problemOf}
            onRename={(wanted) => onChange({ title: cleanTitle(wanted) })}
          />
          <IconButton icon="delete" size="sm" label={renaming.remove(tag.title)} onPress={onDelete} />
        </>
      )}
      {!renaming && onToggle && <Checkbox label={tag.title} checked={isOn} disabled={disabled} onChange={onToggle} />}
      {!renaming && !onToggle && <span>{tag.title}</span>}
    </Row>
  );
}

interface PlainTagProps extends TagRowProps {
  /** Set while titles are edited. */
  renaming: TagRenaming | undefined;
}
