import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: start;
    padding: ${space(2)};
    border-radius: ${radius('control')};
    color: inherit;
    text-decoration: none;
    &:hover {
      background: ${color('surface.hover')};
    }
    &:focus-visible {
      ${focusRing}
    }
    &[aria-current] {
      background: ${color('accent.soft')};
      color: ${color('accent.text')};
    }
  }
`;

export const Mark = styled.span`
  ${font('label')}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color('border.default')};
  border-radius: 50%;
  font-variant-numeric: tabular-nums;
  &[data-done] {
    border-color: transparent;
    background: ${color('success.soft')};
    color: ${color('success.text')};
  }
`;

export const TextBlock = styled.span`
  display: grid;
  min-width: 0;
`;
