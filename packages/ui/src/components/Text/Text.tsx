import type { HTMLAttributes, Ref } from 'react';
import type { TextStyle } from '../../tokens/scales';
import { TextRoot } from './Text.styles';

/** Text in one of the text styles. Renders a `<p>`, or the element that `as` names. */
export function Text({ font, tone = 'default', overflow, ...rest }: TextProps) {
  return <TextRoot {...rest} data-font={font} data-tone={tone} data-overflow={overflow} />;
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The text style. By default that of the surrounding text. */
  font?: TextStyle;
  /** `muted` is less prominent than the text beside it; `critical` is for errors. @default 'default' */
  tone?: 'default' | 'muted' | 'critical';
  /** Treatment of text that is too long: `break` inside words, as typed text requires, or `cut` at the end of the line. */
  overflow?: 'break' | 'cut';
  /** The rendered element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'time' | 'li';
  ref?: Ref<HTMLParagraphElement>;
}
