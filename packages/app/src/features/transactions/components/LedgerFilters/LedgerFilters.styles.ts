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
`;

export const Wide = styled.div`
  && {
    flex: 2 1 240px;
  }
`;

/** Wide enough for a finger on each of its parts. */
export const Day = styled.div`
  && {
    flex: 1 1 212px;
  }
`;

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  overflow-wrap: anywhere;
`;
