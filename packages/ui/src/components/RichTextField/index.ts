export { preloadRichText } from './useEditorPart';
export { RichTextField } from './RichTextField';
export type {
  RichTextFieldProps,
  RichTextLabels,
  MailEditorToolProps as LetterToolProps,
  MailEditorTools as LetterTools,
} from './types';
