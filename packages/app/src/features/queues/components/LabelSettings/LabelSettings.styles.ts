import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;
