import { radius } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const QrFrame = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
  border-radius: ${radius('control')};
  background: #fff;
  fill: #000;
`;
