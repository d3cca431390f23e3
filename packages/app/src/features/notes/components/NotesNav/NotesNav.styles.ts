import { color, focusRing, font, radius, size, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Root = styled.nav`
  display: grid;
  gap: ${space(2)};
`;

export const List = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Heading = styled.div`
  ${font('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${space(3)};
  padding-inline-start: ${space(3)};
  color: ${color('text.muted')};
`;

export const NavLink = styled.a`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size('controlSmall')};
  padding: ${space(1, 3)};
  border-radius: ${radius('control')};
  color: ${color('text.default')};
  text-decoration: none;
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    color: ${color('text.muted')};
  }
  &:hover {
    background: ${color('surface.hover')};
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-current] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
    font-weight: 500;
    > svg {
      color: inherit;
    }
  }
`;
