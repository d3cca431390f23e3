import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Words = styled.div`
  min-width: 0;
`;

export const Heading = styled.h2`
  ${font('heading')}
`;

export const Lead = styled.p`
  ${font('body')}
  margin-block-start: ${space(1)};
  color: ${color('text.muted')};
`;
