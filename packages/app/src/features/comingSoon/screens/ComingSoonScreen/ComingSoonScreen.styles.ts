import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Heading = styled.h2`
  ${font('heading')}
`;

export const Lead = styled.p`
  ${font('body')}
  color: ${color('text.muted')};
`;
