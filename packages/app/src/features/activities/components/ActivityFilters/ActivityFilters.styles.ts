import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  > * {
    flex: 1 1 132px;
    min-width: 0;
  }
  @media print {
    display: none;
  }
`;

export const Wide = styled.div`
  && {
    flex: 2 1 240px;
  }
`;
