import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
`;

export const Value = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 3)};
  margin: 0;
  & > dt {
    font-weight: 500;
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
