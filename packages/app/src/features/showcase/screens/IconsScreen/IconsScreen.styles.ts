import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};
  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 200px 120px;
  }
`;
