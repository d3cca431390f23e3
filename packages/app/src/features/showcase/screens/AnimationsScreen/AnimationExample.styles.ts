import { color, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  > :first-child {
    min-width: 200px;
  }
`;

export const Played = styled.output`
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
