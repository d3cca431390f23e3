import { color, font, media, radius, space, topBarHeight } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Offset below the sticky top bar. */
const UNDER_TOP_BAR = `calc(${topBarHeight} + 24px)`;

export const MenuRoot = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
  ${media.up('md')} {
    position: sticky;
    inset-block-start: ${UNDER_TOP_BAR};
    max-height: calc(100dvh - ${UNDER_TOP_BAR});
    padding: ${space(1)};
    margin: -${space(1)};
    overflow-y: auto;
    /* Always open where there is space beside the guide. */
    summary {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-block-end: ${space(4)};
  /* No summary line precedes the groups here. */
  ${media.up('md')} {
    margin-inline-start: -${space(6)};
  }
`;

export const Group = styled.div`
  display: grid;
  gap: ${space(1)};
  > h2 {
    ${font('label')}
    padding-inline: ${space(3)};
    color: ${color('text.muted')};
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  a {
    ${font('body')}
    display: block;
    padding: ${space(1.5, 3)};
    border-radius: ${radius('control')};
    color: ${color('text.default')};
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      background: ${color('surface.hover')};
    }
    &[aria-current] {
      background: ${color('accent.soft')};
      color: ${color('accent.text')};
      font-weight: 500;
    }
  }
`;

export const FoundText = styled.p`
  ${font('small')}
  padding: 0 ${space(3)} ${space(2)};
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  ${font('small')}
  padding-inline: ${space(3)};
  color: ${color('text.muted')};
`;
