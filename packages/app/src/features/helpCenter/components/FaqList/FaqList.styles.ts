import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
`;
