import { font, space, visuallyHidden } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Where the bar has 928 px of room; elsewhere the user menu says it. */
export const Person = styled.span`
  ${font('bodyStrong')}
  max-width: 200px;
  padding-inline: ${space(1)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container top-bar (max-width: 927.98px) {
    display: none;
  }
`;

/** Without its word where the bar is narrow, and gone with the tools of a wide bar: the user menu has it. */
export const SignOutPlace = styled.div`
  display: contents;
  @container top-bar (max-width: 847.98px) {
    span {
      ${visuallyHidden}
    }
  }
  @container top-bar (max-width: 799.98px) {
    display: none;
  }
`;
