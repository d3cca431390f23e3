import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  > ul {
    display: contents;
    list-style: none;
  }
  li {
    min-width: 0;
    max-width: 100%;
  }
`;

export const StatusText = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${color('text.muted')};
`;
