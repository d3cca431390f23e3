import type { ComponentType } from 'react';
import type { TypedFieldProps } from '../Field/types';
import type { Sanitize } from './document/html';
import type { InsertedPicture } from './document/picture';

export interface RichTextFieldProps extends Omit<TypedFieldProps, 'autoComplete'> {
  /** HTML; '' for an empty text. A value equivalent to the written text changes nothing. */
  value: string;
  /**
   * Called with the cleaned HTML when the text has changed. Not called when only the caret moved; when the given text is
   * restored, called once.
   */
  onChange: (html: string) => void;
  /** Cleans HTML: the value before it is shown, pasted content, and the HTML passed to `onChange`. */
  sanitize: Sanitize;
  /** Omitted while they load: the field waits for them as for its editor. */
  labels?: RichTextLabels;
  /** Extra tools for mails: aligned lines, pictures, the caller's own tool. `sanitize` has to let them through. */
  mailTools?: MailEditorTools;
  /** Takes the focus once it is loaded, unless the user has moved on to another field. @default false */
  takesFocus?: boolean;
  /** Minimum number of lines shown. @default 5 */
  rows?: number;
  /** Maximum length of its text, in characters as a person counts them. A counter appears from four fifths of it. */
  maxLength?: number;
}

export interface MailEditorTools {
  /** Makes pictures from selected, dropped or pasted files; reports rejected files itself. */
  pictures: (files: File[]) => Promise<readonly InsertedPicture[]>;
  /** A tool at the toolbar's end, such as one for emoji. */
  Tool?: ComponentType<MailEditorToolProps>;
}

export interface MailEditorToolProps {
  /** Inserts text at the caret. */
  onInsert: (text: string) => void;
  disabled: boolean;
  tabIndex: 0 | -1;
}

export interface RichTextLabels {
  /** Name of the toolbar: "Formatting". */
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
  /** Label of the field for a link's address. */
  address: string;
  /** Help for the address field. */
  addressHelp: string;
  /** Error for an address that is rejected. */
  addressError: string;
  apply: string;
  removeLink: string;
  /** Message when the editor failed to load. */
  failed: string;
  retry: string;
}

/** Props that the field passes to the part loaded on use. */
export interface RichTextEditorProps extends Pick<
  RichTextFieldProps,
  'value' | 'onChange' | 'sanitize' | 'mailTools' | 'takesFocus' | 'placeholder' | 'disabled' | 'readOnly'
> {
  labels: RichTextLabels;
  /** Id of the editable area. */
  id: string;
  attributes: Record<string, string>;
}
