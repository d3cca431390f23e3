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

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  gap: ${space(2)};
  width: 100%;
`;
