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
 * A person's picture, changed and removed. Renders a named group of the avatar and two buttons; a chosen file is judged by its content
 * and opens a dialog, which is loaded then, where the part that is kept is chosen.
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
    // The button goes with the picture.
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
            // So that the same file can be chosen again.
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
  /** Of the group: "Picture". */
  label: string;
  /** With the picture, square and as small as `size`; with null when it is to be taken away. */
  onChange: (picture: Blob | null) => void;
  /** In px, of a side of what is handed out. @default 256 */
  size?: number;
  labels: AvatarPickerLabels;
  disabled?: boolean;
  /** Why the picture could not be kept. */
  error?: string;
  /** Of the button that changes it: what `ErrorSummary` links to. */
  id?: string;
}

export interface AvatarPickerLabels extends CropDialogLabels {
  change: string;
  remove: string;
  /** While a file is read. */
  reading: string;
  /** Why a file was not taken; `failed`: the dialog could not be loaded. */
  problems: Record<PictureProblem | 'failed', string>;
}
