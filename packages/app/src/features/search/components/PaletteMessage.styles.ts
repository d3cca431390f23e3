import { font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Hint = styled.div`
  ${font('body')}
  padding: ${space(2, 4, 4)};
  overflow-wrap: anywhere;
`;
