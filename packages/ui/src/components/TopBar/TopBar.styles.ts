import { styled } from 'styled-components';
import { color, media, space, topBarHeight, z } from '../../tokens/css';

export const BarRoot = styled.header`
  container: top-bar / inline-size;
  position: sticky;
  inset-block-start: 0;
  z-index: ${z('nav')};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${topBarHeight};
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.nav')};
  ${media.up('sm')} {
    gap: ${space(3)};
    padding-inline: ${space(4)};
  }
  @media print {
    display: none;
  }
`;

/** In a narrow bar the buttons' own padding is distance enough: the rest goes to the text in the middle. */
export const BarPart = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  @container top-bar (min-width: 928px) {
    gap: ${space(1)};
  }
  @container top-bar (min-width: 1040px) {
    gap: ${space(2)};
  }
`;

export const BarMiddle = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;
