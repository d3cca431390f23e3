import { useRef } from 'react';
import { Button } from '../Button/Button';
import { FieldBelow } from '../Field/Field';
import { useFieldControl } from '../Field/useFieldControl';
import { Icon } from '../Icon/Icon';
import { HelpText, Name, TextBlock, Zone } from './FileDrop.styles';
import { useFileDrop } from './useFileDrop';

/**
 * Takes files: chosen with its button, dropped on it, or pasted while no text is being edited. Renders a named group with a
 * button. It judges nothing: a name's ending proves nothing, so what a file really is is for the caller to look into.
 */
export function FileDrop({ label, help, accept, multiple = false, onFiles, buttonLabel, capture, ...field }: FileDropProps) {
  const { disabled = false, error } = field;
  const { ids, control, box } = useFieldControl({ ...field, help });
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: File[]) => onFiles(multiple ? files : files.slice(0, 1));
  const { isOver, handlers } = useFileDrop(zone, !disabled, take);
  return (
    <div>
      <Zone
        {...handlers}
        {...box}
        ref={zone}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
        data-over={isOver || undefined}
      >
        <Icon name="upload" size={24} />
        <TextBlock>
          <Name id={ids.label}>{label}</Name>
          {help && <HelpText id={ids.help}>{help}</HelpText>}
        </TextBlock>
        <Button
          id={ids.control}
          disabled={disabled}
          aria-describedby={error ? ids.error : undefined}
          onPress={() => input.current?.click()}
        >
          {buttonLabel}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          name={field.name}
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      <FieldBelow id={ids.error} error={error} />
    </div>
  );
}

export interface FileDropProps {
  /** The files' purpose: "Pictures". */
  label: string;
  /** Accepted files: kinds, size, how many; and that files can be dropped and pasted. */
  help?: string;
  /** For the system's dialog, such as `image/png,image/jpeg` or `.csv`. Dropped and pasted files are not held to it. */
  accept?: string;
  /** Several at once. Otherwise the first of those given is taken. @default false */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Of the button: "Choose files". */
  buttonLabel: string;
  disabled?: boolean;
  error?: string;
  /** On a phone the button opens the camera: the one at the back or the one in front. */
  capture?: 'environment' | 'user';
  /** Of the button: what `ErrorSummary` links to. */
  id?: string;
  name?: string;
}
