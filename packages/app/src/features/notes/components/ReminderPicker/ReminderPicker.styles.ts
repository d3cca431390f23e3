import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  width: min(320px, calc(100vw - 64px));
`;

export const Offers = styled.div`
  display: grid;
  justify-items: start;
  width: 100%;
`;

/** The time is below the day where they don't fit side by side: 320 px cut off the year. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  width: 100%;
  > :first-child {
    flex: 1 1 190px;
  }
  > :last-child {
    flex: 0 1 104px;
  }
`;
