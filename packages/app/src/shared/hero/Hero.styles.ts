import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

const ART_WIDTH = 300;

export const HeroRoot = styled.header`
  position: relative;
  display: grid;
  gap: ${space(5)};
  overflow: clip;
  padding: ${space(6, 4)};
  border-radius: ${radius('card')};
  background: ${color('surface.page')};
  ${media.up('sm')} {
    padding: ${space(8)};
  }
  ${media.up('lg')} {
    /* Words and fields are beside the picture: on it they can't be read. */
    padding-inline-end: ${ART_WIDTH + 24}px;
  }
  @media print {
    display: none;
  }
`;

export const HeroText = styled.div`
  position: relative;
  display: grid;
  gap: ${space(2)};
  max-width: 560px;
  h1 {
    ${font('hero')}
    color: ${color('text.default')};
  }
  p {
    ${font('lead')}
    color: ${color('text.muted')};
  }
`;

export const HeroTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
`;

export const HeroTools = styled.div`
  position: relative;
  max-width: 720px;
  color: ${color('text.default')};
`;

export const HeroArt = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: none;
  width: ${ART_WIDTH}px;
  ${media.up('lg')} {
    display: block;
  }
`;
