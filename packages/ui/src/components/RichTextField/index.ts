export { preloadRichText } from './editorPart';
export { RichTextField } from './RichTextField';
export type {
  RichTextFieldProps,
  RichTextLabels,
  MailEditorToolProps as LetterToolProps,
  MailEditorTools as LetterTools,
} from './types';
