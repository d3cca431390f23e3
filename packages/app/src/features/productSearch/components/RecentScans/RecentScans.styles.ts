import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Scan = styled.li`
  display: grid;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border.subtle')};
  overflow-wrap: anywhere;
  > a {
    justify-self: start;
    min-height: 24px;
  }
`;
