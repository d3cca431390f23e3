import { font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Where the bar has 58 rem of room, which are 928 px with the browser's usual letters; elsewhere the user menu says it. */
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
