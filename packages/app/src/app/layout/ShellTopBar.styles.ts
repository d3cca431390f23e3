import { font, media, space, visuallyHidden } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Person = styled.span`
  ${font('bodyStrong')}
  max-width: 200px;
  padding-inline: ${space(1)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.down('md')} {
    display: none;
  }
`;

/** On a phone the icon stands alone; its word stays for screen readers. */
export const SignOutPlace = styled.div`
  display: contents;
  ${media.down('sm')} {
    span {
      ${visuallyHidden}
    }
  }
`;
