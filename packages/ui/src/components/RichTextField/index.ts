export { preloadRichText } from './useEditorPart';
export { RichTextField } from './RichTextField';
export type { RichTextFieldProps, RichTextLabels, MailEditorToolProps, MailEditorTools } from './types';
