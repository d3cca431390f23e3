import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Chosen = styled.ul`
  display: grid;
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(1)};
  border-block-end: 1px solid ${color('border.subtle')};
  overflow-wrap: anywhere;
`;
