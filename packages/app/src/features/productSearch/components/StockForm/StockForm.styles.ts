import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  /* The column does not widen with the last message. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  width: min(280px, 100vw - 64px);
  padding: ${space(4)};
`;
