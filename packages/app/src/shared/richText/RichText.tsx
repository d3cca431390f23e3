import { Prose } from '@stockroom/ui';
import type { Ref } from 'react';
import { sanitizeHtml, sanitizeWritten } from '../html/sanitizeHtml';

/** Shows HTML that came as data, cleaned: no pictures from elsewhere and nothing that runs, links tell the other side nothing. Renders a `<div>`. */
export function RichText({ html, isLetter = false, lang }: RichTextProps) {
  return <CleanText lang={lang} html={isLetter ? sanitizeWritten(html) : sanitizeHtml(html)} />;
}

export interface RichTextProps {
  html: string;
  /** It was written in the field with `letter`: its own pictures and its aligned lines stay. */
  isLetter?: boolean;
  /** The language that it is written in, if it is known. */
  lang?: string;
}

/** Shows HTML that `sanitizeHtml` has let through, and nothing else: the only place where markup gets into a page. Renders a `<div>`, or a `<span>`. */
export function CleanText({ html, isLine = false, lang, className, textRef }: CleanTextProps) {
  const markup = { __html: html };
  if (isLine) return <span lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
  return <Prose ref={textRef} lang={lang} className={className} dangerouslySetInnerHTML={markup} />;
}

export interface CleanTextProps extends Omit<RichTextProps, 'isLetter'> {
  /** It stands in a line. */
  isLine?: boolean;
  className?: string;
  textRef?: Ref<HTMLDivElement>;
}
