import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`;
