import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const NavList = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  /* One line that scrolls, with space for the focus ring. */
  ${media.down('lg')} {
    margin: -4px 0 -4px -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    > li {
      flex: none;
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 40px;
    padding: ${space(2, 3)};
    border-radius: ${radius('control')};
    color: ${color('text.default')};
    text-decoration: none;
  }
  a:hover {
    background: ${color('surface.hover')};
  }
  a[aria-current='page'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  svg {
    flex: none;
  }
`;

export const NavName = styled.span`
  ${font('bodyStrong')}
  display: block;
`;

/** The description of an entry: visual only, where there is space. */
export const NavText = styled.span`
  ${font('small')}
  display: none;
  color: ${color('text.muted')};

  ${media.up('lg')} {
    display: block;
  }
`;
