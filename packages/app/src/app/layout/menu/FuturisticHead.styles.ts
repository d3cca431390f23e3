import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const HeadColumn = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding-block: ${space(4)};

  > :first-child {
    align-self: flex-start;
  }
`;

export const HeadName = styled.div`
  ${font('title')}
  max-width: 100%;
  text-align: center;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    ${font('caption')}
    color: ${color('text.muted')};
  }
`;
