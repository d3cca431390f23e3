import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Buttons, Editor, Swatch, Swatches } from './ColouredTagRow.styles';
import type { TagRowProps } from './tagRow';
import { cleanTitle, isTooLong } from './tagTitles';
import type { TagChange, TagColors } from './types';

/** Title and colour of a tag. Enter in the title saves them, Escape discards the changes. */
export function TagEditor({ tag, colors, maxTitle, isTaken, duplicate, onSave, onCancel, onDelete }: TagEditorProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [{ title, color }, setTyped] = useState<TagChange>(
    () => colors.drafts?.read(tag.id) ?? { title: tag.title, color: tag.color },
  );
  const [isTried, setTried] = useState(false);
  const wanted = cleanTitle(title);
  const problem =
    (wanted === '' && colors.blank) || (isTooLong(wanted, maxTitle) && colors.tooLong) || (isTaken(wanted) && duplicate);
  // The list of tags scrolls, and the last tag's editor would open below its edge.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const keep = (typed: TagChange) => {
    setTyped(typed);
    colors.drafts?.write(tag.id, typed);
  };
  const forget = () => colors.drafts?.remove(tag.id);
  const save = () => {
    if (problem) return setTried(true);
    forget();
    onSave({ title: wanted, color });
  };
  return (
    <Editor
      ref={root}
      role="group"
      aria-label={colors.edit(tag.title)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        // Escape must not reach the dialog around it.
        event.stopPropagation();
        forget();
        onCancel();
      }}
    >
      <TextField
        label={colors.title}
        value={title}
        onChange={(next) => keep({ title: next, color })}
        maxLength={maxTitle}
        error={isTried && problem ? problem : undefined}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <Swatches role="radiogroup" aria-label={colors.color}>
        {colors.options.map(({ value, label }) => (
          <Swatch key={value} data-tone={value}>
            <input type="radio" name={id} checked={value === color} onChange={() => keep({ title, color: value })} />
            <span>{label}</span>
          </Swatch>
        ))}
      </Swatches>
      <Buttons>
        <Button size="sm" variant="quiet" icon="delete" onPress={onDelete}>
          {colors.remove}
        </Button>
        <Button size="sm" onPress={save}>
          {colors.save}
        </Button>
      </Buttons>
    </Editor>
  );
}

interface TagEditorProps extends Pick<TagRowProps, 'tag' | 'maxTitle' | 'isTaken' | 'duplicate' | 'onDelete'> {
  colors: TagColors;
  onSave: (change: TagChange) => void;
  onCancel: () => void;
}
