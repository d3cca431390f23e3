import '../Icon/panelIcons';
import { useRef, useState } from 'react';
import { PICTURE_ACCEPT, type PictureProblem } from '../../pictures/pictureFile';
import { readPicture } from '../../pictures/readPicture';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { FieldBelow } from '../Field/Field';
import { useFieldControl } from '../Field/useFieldControl';
import { createLayer } from '../overlay/createLayer';
import { Actions, Picker, Root } from './AvatarPicker.styles';
import type { CropDialogLabels, CropDialogProps } from './CropDialog';

/**
 * A person's picture, changed and removed. Renders a named group of the avatar and two buttons; a chosen file is checked by its
 * content and opens a dialog, loaded on demand, in which the user crops the picture.
 */
export function AvatarPicker({
  label,
  name,
  src,
  locale,
  size = 256,
  onChange,
  labels,
  disabled = false,
  ...field
}: AvatarPickerProps) {
  const { ids } = useFieldControl({ error: field.error, id: field.id });
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | 'failed' | null>(null);
  const [isReading, setReading] = useState(false);

  const take = async (file: File) => {
    setProblem(null);
    setReading(true);
    const read = await readPicture(file);
    setReading(false);
    if ('problem' in read) setProblem(read.problem);
    else setPicture(read.bitmap);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  const remove = () => {
    // The Remove button disappears with the picture.
    change.current?.focus();
    setProblem(null);
    onChange(null);
  };
  const error = problem ? labels.problems[problem] : field.error;
  return (
    <Root role="group" aria-labelledby={ids.label}>
      <span id={ids.label} hidden>
        {label}
      </span>
      <Picker>
        <Avatar name={name} src={src} size={96} locale={locale} decorative />
        <Actions>
          <Button
            id={ids.control}
            ref={change}
            size="sm"
            icon="camera"
            disabled={disabled}
            loading={isReading}
            loadingText={labels.reading}
            aria-describedby={error ? ids.error : undefined}
            onPress={() => input.current?.click()}
          >
            {labels.change}
          </Button>
          {src && (
            <Button size="sm" variant="quiet" disabled={disabled} onPress={remove}>
              {labels.remove}
            </Button>
          )}
        </Actions>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={PICTURE_ACCEPT}
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file);
            // Allows the same file to be chosen again.
            event.target.value = '';
          }}
        />
      </Picker>
      <FieldBelow id={ids.error} error={error} />
      <CropLayer
        open={picture !== null}
        picture={picture}
        size={size}
        labels={labels}
        onFail={() => {
          close();
          setProblem('failed');
        }}
        onClose={close}
        onTake={(blob) => {
          close();
          if (blob) onChange(blob);
          else setProblem('notStored');
        }}
      />
    </Root>
  );
}

const CropLayer = createLayer<CropDialogProps>(async () => (await import('./CropDialog')).CropDialog);

export interface AvatarPickerProps extends Pick<AvatarProps, 'name' | 'src' | 'locale'> {
  /** Label of the group: "Picture". */
  label: string;
  /** Called with the picture, square and of `size` px, or with null to remove it. */
  onChange: (picture: Blob | null) => void;
  /** Side length of the resulting picture, in px. @default 256 */
  size?: number;
  labels: AvatarPickerLabels;
  disabled?: boolean;
  /** Reason why the picture could not be saved. */
  error?: string;
  /** Id of the Change button: the target of links in `ErrorSummary`. */
  id?: string;
}

export interface AvatarPickerLabels extends CropDialogLabels {
  change: string;
  remove: string;
  /** Shown while a file is read. */
  reading: string;
  /** Reasons why a file was refused; `failed`: the dialog could not be loaded. */
  problems: Record<PictureProblem | 'failed', string>;
}
