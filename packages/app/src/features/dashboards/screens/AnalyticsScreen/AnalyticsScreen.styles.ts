import { color, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The page's first card is dark even in a light theme: its class sets the colours. */
export const DarkCard = styled.div`
  display: grid;
  min-width: 0;
  color: ${color('text.default')};
`;

export const Scores = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
