import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const List = styled.ul`
  ${font('small')}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Part = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 28px;
  padding: ${space(0.5, 2)};
  border-radius: ${radius('control')};
  overflow-wrap: break-word;
  &[data-active] {
    background: ${color('surface.hover')};
  }
  > b {
    margin-inline-start: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > span {
    min-width: 48px;
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;
