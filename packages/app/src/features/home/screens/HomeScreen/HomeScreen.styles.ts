import { color, media, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Home = styled.div`
  display: grid;
  gap: ${space(8)};
  min-height: 100dvh;
  background: ${color('surface.raised')};

  ${media.up('md')} {
    grid-template-columns: minmax(440px, 5fr) 7fr;
    gap: 0;
  }
`;

export const TextBlock = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(6)};
  max-width: 560px;
  min-width: 0;
  margin-inline: auto;
  padding: ${space(8, 4)};

  ${media.up('sm')} {
    padding: ${space(12, 8)};
  }
`;

/** Quieter than the marketing text above it. */
export const Note = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('border.subtle')};
  > h2:not(:first-child) {
    margin-block-start: ${space(3)};
  }
`;

export const Tries = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Art = styled.div`
  min-height: 240px;
  overflow: hidden;
  background: ${color('surface.sunken')};

  ${media.up('md')} {
    position: sticky;
    inset-block-start: 0;
    height: 100dvh;
  }
  @media print {
    display: none;
  }
`;
