import { size } from '@stockroom/ui';
import { styled } from 'styled-components';

/** As large as its button. */
export const ToolSlot = styled.div`
  display: flex;
  flex: none;
  width: ${size('control')};
`;
