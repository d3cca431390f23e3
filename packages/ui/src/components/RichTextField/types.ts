import type { TypedFieldProps } from '../Field/types';
import type { ComponentType } from 'react';
import type { Sanitize } from './document/html';
import type { InsertedPicture } from './document/picture';

export interface RichTextFieldProps extends Omit<TypedFieldProps, 'autoComplete'> {
  /** HTML; nothing for an empty text. One that says the same as what is written changes nothing. */
  value: string;
  /** The text is another: its HTML, cleaned. Not called when only the caret moved, nor when the text is back as it was given but once. */
  onChange: (html: string) => void;
  /** Cleans HTML: the value before it is shown, what is pasted, and what is handed out. */
  sanitize: Sanitize;
  /** Left out while they are fetched: the field waits for them as for its editor. */
  labels?: RichTextLabels;
  /** Extra tools for mails: aligned lines, pictures, a tool of the caller's. `sanitize` has to let them through. */
  letter?: LetterTools;
  /** It takes the focus once it is loaded, unless somebody has gone on to another field. @default false */
  takesFocus?: boolean;
  /** Lines shown at the least. @default 5 */
  rows?: number;
  /** Of its text, in characters as a person counts them. A counter appears from four fifths of it. */
  maxLength?: number;
}

export interface LetterTools {
  /** Makes pictures of files that were chosen, dropped or pasted; says itself what it can't take. */
  pictures: (files: File[]) => Promise<readonly InsertedPicture[]>;
  /** A tool at the toolbar's end, such as one for emoji. */
  Tool?: ComponentType<LetterToolProps>;
}

export interface LetterToolProps {
  /** Puts words where the caret is. */
  onInsert: (text: string) => void;
  disabled: boolean;
  tabIndex: 0 | -1;
}

export interface RichTextLabels {
  /** Name of the row of buttons: "Formatting". */
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  bulletList: string;
  numberedList: string;
  alignLeft: string;
  alignCenter: string;
  alignRight: string;
  picture: string;
  clear: string;
  link: string;
  /** Of the field for a link's address. */
  address: string;
  /** Help for the address field. */
  addressHelp: string;
  /** Why an address can't be taken. */
  addressError: string;
  apply: string;
  removeLink: string;
  /** The editor could not be fetched. */
  failed: string;
  retry: string;
}

/** Props from the field to the part that is loaded on use. */
export interface RichTextEditorProps extends Pick<
  RichTextFieldProps,
  'value' | 'onChange' | 'sanitize' | 'letter' | 'takesFocus' | 'placeholder' | 'disabled' | 'readOnly'
> {
  labels: RichTextLabels;
  /** Of the element that is written into. */
  id: string;
  attributes: Record<string, string>;
}
