import { useRef } from 'react';
import { Placeholder, Surface, SurfaceFrame } from './RichTextField.styles';
import { RichTextToolbar } from './RichTextToolbar';
import type { RichTextEditorProps } from './types';
import { useEditor } from './useEditor';

/** The part of the field that needs the editor's library: the editable area, with the toolbar above it. */
export function RichTextEditor({ labels, placeholder, ...options }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { formats, run, focus, putPictures } = useEditor(place, { ...options, placeholder });
  return (
    <>
      {!options.readOnly && (
        <RichTextToolbar
          labels={labels}
          mailTools={options.mailTools}
          onPictures={(files) => void putPictures(files)}
          formats={formats}
          controls={options.id}
          disabled={options.disabled}
          onRun={run}
          onLeave={focus}
        />
      )}
      <SurfaceFrame>
        <Surface ref={place} />
        {placeholder && formats.blank && <Placeholder aria-hidden>{placeholder}</Placeholder>}
      </SurfaceFrame>
    </>
  );
}
