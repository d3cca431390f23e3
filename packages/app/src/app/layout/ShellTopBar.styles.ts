import { color, font, media, space, visuallyHidden } from '@stockroom/ui';
import { styled } from 'styled-components';

export const StoreBlock = styled.div`
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const StoreName = styled.p`
  ${font('bodyStrong')}
  line-height: 1.35;
`;

export const StoreAddress = styled.p`
  ${font('caption')}
  line-height: 1.35;
  color: ${color('text.muted')};
`;

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
