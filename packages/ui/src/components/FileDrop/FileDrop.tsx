import { useRef } from 'react';
import { Button } from '../Button/Button';
import { FieldBelow } from '../Field/Field';
import { useFieldControl } from '../Field/useFieldControl';
import { Icon } from '../Icon/Icon';
import { HelpText, Name, TextBlock, Zone } from './FileDrop.styles';
import { useFileDrop } from './useFileDrop';

/**
 * Accepts files: chosen with its button, dropped on it, or pasted while no text is being edited. Renders a named group with a
 * button. It checks nothing: a file extension proves nothing, so the caller must check the content.
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
            // Allows the same file to be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      <FieldBelow id={ids.error} error={error} />
    </div>
  );
}

export interface FileDropProps {
  /** Purpose of the files: "Pictures". */
  label: string;
  /** Accepted files: types, size, number; and that files can be dropped and pasted. */
  help?: string;
  /** Filter of the system's dialog, such as `image/png,image/jpeg` or `.csv`. It does not apply to dropped and pasted files. */
  accept?: string;
  /** Whether several files are accepted at once. Otherwise the first of them is used. @default false */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Label of the button: "Choose files". */
  buttonLabel: string;
  disabled?: boolean;
  error?: string;
  /** Makes the button open the camera on a phone: the rear or the front one. */
  capture?: 'environment' | 'user';
  /** Id of the button: the target of links in `ErrorSummary`. */
  id?: string;
  name?: string;
}
