import { styled } from 'styled-components';
import { color, font } from '../../tokens/css';
import { typeScale, type TextStyle } from '../../tokens/scales';

const sizes = (Object.keys(typeScale) as TextStyle[]).map((style) => `&[data-font='${style}'] { ${font(style)} }`).join('\n');

/** A text or a heading: its style, its tone, and its overflow. */
export const TextRoot = styled.p`
  ${sizes}
  &[data-tone='muted'] {
    color: ${color('text.muted')};
  }
  &[data-tone='critical'] {
    color: ${color('critical.text')};
  }
  &[data-overflow='break'] {
    overflow-wrap: anywhere;
  }
  &[data-overflow='cut'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
