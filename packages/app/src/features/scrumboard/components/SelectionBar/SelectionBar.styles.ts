import { color, font, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  align-self: center;
  max-width: 100%;
  padding: ${space(2, 3)};
  border: 1px solid ${color('accent.border')};
  border-radius: ${radius('card')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
`;

export const Count = styled.span`
  ${font('bodyStrong')}
  margin-inline-end: ${space(2)};
  font-variant-numeric: tabular-nums;
`;
