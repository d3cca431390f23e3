import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Countdown = styled.p`
  ${font('title')}
  margin-block-start: ${space(3)};
  font-variant-numeric: tabular-nums;
  color: ${color('text.default')};
`;
