import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(1)} 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  th {
    width: 40%;
    color: ${color('text.muted')};
  }
  [data-today] > * {
    color: ${color('text.default')};
    font-weight: 600;
  }
`;
