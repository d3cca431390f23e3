import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Controls = styled.div`
  display: grid;
  gap: ${space(6)};
`;
