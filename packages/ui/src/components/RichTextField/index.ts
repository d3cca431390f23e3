export { preloadRichText } from './editorPart';
export { RichTextField } from './RichTextField';
export type { RichTextFieldProps, RichTextLabels, LetterToolProps, LetterTools } from './types';
