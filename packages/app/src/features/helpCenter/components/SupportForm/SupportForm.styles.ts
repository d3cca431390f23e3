import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
