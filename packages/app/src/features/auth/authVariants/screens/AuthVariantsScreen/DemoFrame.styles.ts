import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const TextBlock = styled.div`
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

/** Aligned with the boxes of the fields instead of their labels. */
export const BesideFields = styled.div`
  align-self: end;
`;
