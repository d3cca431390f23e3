import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Report = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Left = styled.ul`
  max-height: 160px;
  margin: ${space(2)} 0 0;
  padding-inline-start: ${space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
