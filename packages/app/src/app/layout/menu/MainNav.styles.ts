import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Aligns the icons with those of the entries. */
export const FootActions = styled.div`
  display: flex;
  gap: ${space(1)};
  margin: ${space(0)} -10px;
`;
