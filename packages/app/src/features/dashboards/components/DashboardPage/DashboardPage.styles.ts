import { pageStack } from '@stockroom/ui';
import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(4)}
`;

/** The header has its own distance to the content below. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: -${space(4)};
  &:has(> :nth-child(2)) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
    > :first-child {
      margin-block-start: 6px;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 4)};
  @media print {
    display: none;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  min-width: 0;
`;

export const UpdateStatus = styled.div`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
  color: ${color('text.muted')};
`;

/** Keeps its space until there is a time, so that the button beside it does not move. */
export const UpdateTime = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-hidden] {
    visibility: hidden;
  }
`;

/** Twelve columns; `data-span` sets how many a child takes. One column on phones. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: stretch;
  ${media.up('md')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > [data-span='3'] {
      grid-column: span 6;
    }
    > [data-span='4'],
    > [data-span='6'] {
      grid-column: span 6;
    }
    > [data-span='5'],
    > [data-span='7'],
    > [data-span='8'],
    > [data-span='12'] {
      grid-column: span 12;
    }
    > [data-rows='2'] {
      grid-row: span 2;
    }
  }
  ${media.up('lg')} {
    > [data-span='3'] {
      grid-column: span 3;
    }
    > [data-span='4'] {
      grid-column: span 4;
    }
    > [data-span='5'] {
      grid-column: span 5;
    }
    > [data-span='7'] {
      grid-column: span 7;
    }
    > [data-span='8'] {
      grid-column: span 8;
    }
  }
  @media print {
    display: block;
    > * {
      margin-block-end: 16px;
    }
  }
`;

/** Shown when all widgets are hidden. */
export const EmptyDashboard = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8, 4)};
  color: ${color('text.muted')};
  text-align: center;
  p {
    margin: 0;
  }
`;

export const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
