import { Prose } from '@stockroom/ui';
import type { Ref } from 'react';
import { sanitizeHtml, sanitizeOwnMail } from '../html/sanitizeHtml';

/** Shows HTML that came as data, sanitised: no external pictures, no scripts, and links send no referrer. Renders a `<div>`. */
export function RichText({ html, isOwnMail = false, lang }: RichTextProps) {
  return <SanitizedHtml lang={lang} html={isOwnMail ? sanitizeOwnMail(html) : sanitizeHtml(html)} />;
}

export interface RichTextProps {
  html: string;
  /** Whether it was written in the field with `letter`: its embedded pictures and line alignment stay. */
  isOwnMail?: boolean;
  /** Language of the text, if known. */
  lang?: string;
}

/**
 * Shows HTML that `sanitizeHtml` has returned, and nothing else: the only place where markup is inserted into a page.
 * Renders a `<div>`, or a `<span>`.
 */
export function SanitizedHtml({ html, isInline = false, lang, className, textRef }: CleanTextProps) {
  const markup = { __html: html };
  if (isInline) return <span lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
  return <Prose ref={textRef} lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
}

export interface CleanTextProps extends Omit<RichTextProps, 'isLetter'> {
  /** Renders inline, as a `<span>`. */
  isInline?: boolean;
  className?: string;
  textRef?: Ref<HTMLDivElement>;
}
