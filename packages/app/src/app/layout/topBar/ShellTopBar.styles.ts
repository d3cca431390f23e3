import { font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

/**
 * Shown where the bar has at least 58 rem, which are 928 px with the browser's default font size; elsewhere the user menu shows
 * it.
 */
export const Person = styled.span`
  ${font('bodyStrong')}
  max-width: 200px;
  padding-inline: ${space(1)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container top-bar (max-width: 57.99rem) {
    display: none;
  }
`;
