import { useRef } from 'react';
import '../Icon/moreIcons';
import { IconButton } from '../IconButton/IconButton';
import { HiddenFile } from './RichTextField.styles';

/** A button that selects pictures to insert into the text. */
export function PictureButton({ label, disabled, tabIndex, onFiles }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="picture"
        label={label}
        size="sm"
        disabled={disabled}
        tabIndex={tabIndex}
        onPress={() => input.current?.click()}
      />
      <HiddenFile
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

interface PictureButtonProps {
  label: string;
  disabled: boolean;
  tabIndex: 0 | -1;
  onFiles: (files: File[]) => void;
}
