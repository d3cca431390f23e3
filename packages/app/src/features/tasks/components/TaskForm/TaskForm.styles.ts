import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Two fields side by side where there is space. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(168px, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;
