import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Choice = styled.div`
  justify-self: start;
  margin-block-end: ${space(4)};
`;
