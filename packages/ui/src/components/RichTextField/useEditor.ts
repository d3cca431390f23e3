import type { Command } from 'prosemirror-state';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createEditor, type Editor } from './document/createEditor';
import { formatsOf, NO_FORMATS, sameFormats } from './document/formats';
import { insertPictures } from './document/picture';
import type { RichTextEditorProps } from './types';

type EditorProps = Omit<RichTextEditorProps, 'labels'>;

/** Creates an editor in an element of the page, and returns the formats at its caret. */
export function useEditor(place: RefObject<HTMLElement | null>, props: EditorProps) {
  const editor = useRef<Editor>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  const { value } = props;
  const isEditable = useEffectEvent(() => !props.disabled && !props.readOnly);
  const attributes = useEffectEvent(() => attributesOf(props));
  const change = useEffectEvent((html: string) => props.onChange(html));
  const sanitize = useEffectEvent((html: string) => props.sanitize(html));
  const initial = useEffectEvent(() => value);
  /** Inserts at the caret's position when the pictures are ready. */
  const putPictures = async (files: File[]) => {
    const pictures = (await props.mailTools?.pictures(files)) ?? [];
    const view = editor.current?.view;
    if (view && pictures.length > 0) insertPictures(pictures)(view.state, view.dispatch);
    view?.focus();
  };
  const takeFiles = useEffectEvent((files: File[]) => {
    if (!props.mailTools || !isEditable()) return false;
    void putPictures(files);
    return true;
  });
  const takesFocus = useEffectEvent(() => props.takesFocus);
  const hasAligns = props.mailTools !== undefined;

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor({
      place: place.current,
      html: initial(),
      sanitize: (html) => sanitize(html),
      isEditable: () => isEditable(),
      attributes: () => attributes(),
      hasAligns,
      onFiles: (files) => takeFiles(files),
      onChange: (html) => change(html),
      onState: (state) => {
        const now = formatsOf(state);
        setFormats((before) => (sameFormats(before, now) ? before : now));
      },
    });
    editor.current = made;
    // Does not take the focus from a field to which the user has moved on meanwhile.
    if (takesFocus() && !(document.activeElement instanceof HTMLInputElement)) made.view.focus();
    return () => made.destroy();
  }, [place, hasAligns]);

  useLayoutEffect(() => editor.current?.setHtml(value), [value]);
  // Makes the view read anew whether it is editable, and its attributes.
  const asked = JSON.stringify([attributesOf(props), props.disabled, props.readOnly]);
  useLayoutEffect(() => {
    const view = editor.current?.view;
    view?.setProps({});
  }, [asked]);

  return {
    formats,
    /** Runs a command on the selection. */
    run: (command: Command) => {
      const view = editor.current?.view;
      if (view) command(view.state, view.dispatch);
    },
    putPictures,
    focus: () => editor.current?.view.focus(),
  };
}

function attributesOf({ id, attributes, placeholder, disabled, readOnly }: EditorProps): Record<string, string> {
  return {
    ...attributes,
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    ...(placeholder && { 'aria-placeholder': placeholder }),
    ...(disabled && { 'aria-disabled': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  };
}
