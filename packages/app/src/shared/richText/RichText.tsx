import { Prose } from '@stockroom/ui';
import type { Ref } from 'react';
import { sanitizeHtml, sanitizeWritten } from '../html/sanitizeHtml';

/** Shows HTML that came as data, sanitised: no external pictures, no scripts, and links send no referrer. Renders a `<div>`. */
export function RichText({ html, isLetter = false, lang }: RichTextProps) {
  return <CleanText lang={lang} html={isLetter ? sanitizeWritten(html) : sanitizeHtml(html)} />;
}

export interface RichTextProps {
  html: string;
  /** Whether it was written in the field with `letter`: its embedded pictures and line alignment stay. */
  isLetter?: boolean;
  /** Language of the text, if known. */
  lang?: string;
}

/**
 * Shows HTML that `sanitizeHtml` has returned, and nothing else: the only place where markup is inserted into a page.
 * Renders a `<div>`, or a `<span>`.
 */
export function CleanText({ html, isLine = false, lang, className, textRef }: CleanTextProps) {
  const markup = { __html: html };
  if (isLine) return <span lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
  return <Prose ref={textRef} lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
}

export interface CleanTextProps extends Omit<RichTextProps, 'isLetter'> {
  /** Renders inline, as a `<span>`. */
  isLine?: boolean;
  className?: string;
  textRef?: Ref<HTMLDivElement>;
}
