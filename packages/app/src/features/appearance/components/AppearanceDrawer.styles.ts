import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Settings = styled.div`
  display: grid;
  gap: ${space(6)};
`;

export const Note = styled.p`
  ${font('caption')}
  margin-block-start: ${space(2)};
  color: ${color('text.muted')};
`;
