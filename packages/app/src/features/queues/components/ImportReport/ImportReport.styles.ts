import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Left = styled.ul`
  max-height: 160px;
  margin: ${space(2)} 0 0;
  padding-inline-start: ${space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
