import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 4)};
  min-width: 0;
`;

export const Restored = styled.div`
  margin-block-end: ${space(4)};
`;

export const Inside = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(320px, calc(100vw - 64px));
`;
