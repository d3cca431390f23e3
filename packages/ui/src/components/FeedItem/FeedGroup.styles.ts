import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const GroupHead = styled.h3`
  ${font('label')}
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${space(1.5, 4)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
`;

export const GroupList = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  section:not(:last-child) > & {
    border-block-end: 1px solid ${color('border.subtle')};
  }
`;
