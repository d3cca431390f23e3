import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Scores = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Score = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(1)};
`;
