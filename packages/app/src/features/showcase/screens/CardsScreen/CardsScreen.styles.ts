import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  align-items: start;
  gap: ${space(4)};
`;
