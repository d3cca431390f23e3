import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Style = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
`;

export const StyleSize = styled.p`
  ${font('caption')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
