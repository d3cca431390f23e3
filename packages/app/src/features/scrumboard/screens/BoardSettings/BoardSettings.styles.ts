import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block-start: ${space(2)};
`;
