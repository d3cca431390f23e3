import { media, size } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Of the size of its button. In a window of less than 960 px the button comes only while it has something to say, and takes its place then. */
export const ToolPlace = styled.div`
  display: contents;
  ${media.up('md')} {
    display: flex;
    flex: none;
    width: ${size('control')};
  }
`;
