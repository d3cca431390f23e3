import { pageStack } from '@stockroom/ui';
import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(6)}
`;

export const Stop = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top left;
`;

export const TextBlock = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: start;
  h2 {
    ${font('title')}
  }
  p {
    ${font('body')}
    max-width: 60ch;
  }
`;

export const Hint = styled.p`
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('accent.border')};
  color: ${color('text.muted')};
`;
