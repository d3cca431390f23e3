import { color, font, media, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Profile = styled.button`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: var(--size-control);
  padding: ${space(0.5, 2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.default')};
  cursor: pointer;
  &:hover {
    background: ${color('surface.hover')};
  }
  & > span:last-child {
    max-width: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${media.down('sm')} {
      display: none;
    }
  }
`;
