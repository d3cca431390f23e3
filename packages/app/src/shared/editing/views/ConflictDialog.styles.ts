import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
`;
