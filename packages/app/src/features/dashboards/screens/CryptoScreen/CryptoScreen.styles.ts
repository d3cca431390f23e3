import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** On a phone the most important part comes first; from 1280 px on the wallets stand on its left. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  /* A hidden widget leaves its column to the other. */
  > :empty {
    display: none;
  }
  ${media.up('lg')} {
    grid-template-columns: 360px minmax(0, 1fr);
    &:has(> :empty) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${media.down('lg')} {
    order: 2;
  }
`;

/** As high as the column beside it. */
export const Main = styled.div`
  display: grid;
  min-width: 0;
  ${media.up('lg')} {
    align-self: stretch;
  }
`;

/** The rows share their columns, so that prices align however long the text beside them is. */
export const Coins = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 72px auto;
  column-gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 56px;
    border-block-end: 1px solid ${color('border.subtle')};
  }
  > li:last-child {
    border: 0;
  }
  strong {
    ${font('bodyStrong')}
    display: block;
  }
  small {
    ${font('caption')}
    color: ${color('text.muted')};
  }
  data {
    display: block;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  data > small {
    display: block;
  }
`;

/** As many columns as fit a price in one line; beside the wallets always three, so that the chart can fill the rest. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 152px), 1fr));
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
