import type { HTMLAttributes, Ref } from 'react';
import type { TextStyle } from '../../tokens/scales';
import { TextRoot } from './Text.styles';

/** Words in one of the text styles. Renders a `<p>`, or what `as` names. */
export function Text({ font, tone = 'default', overflow, ...rest }: TextProps) {
  return <TextRoot {...rest} data-font={font} data-tone={tone} data-overflow={overflow} />;
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The text style. Without it that of the words around. */
  font?: TextStyle;
  /** `muted` says less than what is beside it; `critical` says what is wrong. @default 'default' */
  tone?: 'default' | 'muted' | 'critical';
  /**
   * The treatment of text that is too long: `break` inside of words, which typed words need, or `cut` at the end of the line.
   */
  overflow?: 'break' | 'cut';
  /** The rendered element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'time' | 'li';
  ref?: Ref<HTMLParagraphElement>;
}
