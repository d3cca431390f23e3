import { color, font } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const StyleSize = styled.p`
  ${font('caption')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
