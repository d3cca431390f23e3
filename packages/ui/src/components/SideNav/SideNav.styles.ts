import { styled } from 'styled-components';
import { color, font, radius, size, space } from '../../tokens/css';

export const NavRoot = styled.nav`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;

  &[data-look='futuristic'] [aria-current='page'] {
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    &::before {
      content: none;
    }
    & small {
      color: inherit;
    }
  }
`;

export const NavHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 60px;
  padding-inline: ${space(5)};
`;

export const NavFoot = styled.div`
  flex: none;
  padding: ${space(3, 5)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

/** Height in px over which the entries fade at either edge. */
export const FADE = 20;

export const NavScroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(0, 3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color('border.default')} transparent;

  /*
   * The space above a first caption, for a first entry too: the menu loaded first has no caption, and the whole menu replaces
   * it.
   */
  & > ul {
    margin-block-start: ${space(1)};
  }

  /* Entries fade where they scroll under the head and the foot; at either end of the list nothing is hidden. */
  &::before,
  &::after {
    content: '';
    position: sticky;
    z-index: 1;
    display: block;
    height: ${FADE}px;
    pointer-events: none;
  }
  &::before {
    inset-block-start: 0;
    margin-block: 0 -${FADE}px;
    background: linear-gradient(${color('surface.nav')} 25%, transparent);
  }
  &::after {
    inset-block-end: 0;
    background: linear-gradient(transparent, ${color('surface.nav')} 75%);
  }
`;

export const SearchSlot = styled.div`
  position: relative;
  flex: none;
  margin: ${space(0, 3, 2)};
  color: ${color('text.muted')};
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: ${space(2)};
    pointer-events: none;
  }
  & > input {
    width: 100%;
    min-height: ${size('controlSmall')};
    padding-block: 0;
    padding-inline: ${space(8)} ${space(2)};
    border: 1px solid ${color('border.control')};
    border-radius: ${radius('control')};
    background: ${color('surface.raised')};
    color: ${color('text.default')};
    &::placeholder {
      color: ${color('text.muted')};
      opacity: 1;
    }
  }
`;

export const NoResultsMessage = styled.p`
  padding: ${space(2, 2)};
  color: ${color('text.muted')};
  &:empty {
    display: none;
  }
`;

/** The title of a rail's branch that is open beside it. */
export const FlyoutTitle = styled.div`
  ${font('title')}
  padding: ${space(2, 2, 3)};
  color: ${color('text.default')};
  & > small {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;
