import { color, font, media, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    align-items: center;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Heading = styled.h2`
  ${font('heading')}
`;

export const Lead = styled.p`
  ${font('body')}
  color: ${color('text.muted')};
`;

export const Art = styled.div`
  height: clamp(180px, 56vh, 520px);
  overflow: hidden;
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
`;
