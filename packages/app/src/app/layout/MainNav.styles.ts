import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const NavPerson = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
`;

export const NavPersonName = styled.div`
  ${font('bodyStrong')}
  flex: 1;
  min-width: 0;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    ${font('caption')}
    color: ${color('text.muted')};
  }
`;

export const FootActions = styled.div`
  display: flex;
  flex: none;
`;
