import { media } from '@stockroom/ui';
import { styled } from 'styled-components';

/** A tool that a phone has no room for. */
export const FromSmall = styled.div`
  display: contents;
  ${media.down('sm')} {
    display: none;
  }
`;
