import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Sums = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Sum = styled.li`
  display: flex;
  gap: ${space(2)};
  padding: ${space(1, 3)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  font-variant-numeric: tabular-nums;
  > :first-child {
    color: ${color('text.muted')};
  }
  > strong {
    ${font('bodyStrong')}
  }
  &[data-waiting] {
    border-color: transparent;
    background: ${color('surface.pressed')};
    > * {
      visibility: hidden;
    }
  }
`;
