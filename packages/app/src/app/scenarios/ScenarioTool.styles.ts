import { size } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Of the size of its button. */
export const ToolPlace = styled.div`
  display: flex;
  flex: none;
  width: ${size('control')};
`;
