import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${media.up('lg')} {
    grid-template-columns: 280px minmax(0, 820px);
  }
`;

export const TabHead = styled.div`
  margin-block-end: ${space(5)};

  h2 {
    ${font('title')}
    margin: 0;
  }
  p {
    margin: ${space(1)} 0 0;
    color: ${color('text.muted')};
  }
`;
