import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(0.5)};
  border-radius: ${radius('control')};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & label {
    overflow-wrap: anywhere;
  }
  &[data-done] label > span > span {
    color: ${color('text.muted')};
    text-decoration: line-through;
  }
`;

export const Add = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  & > :first-child {
    flex: 1;
  }
`;
