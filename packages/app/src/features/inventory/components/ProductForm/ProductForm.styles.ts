import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { printStyles } from './printStyles';

export const Shell = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)};
  ${media.up('md')} {
    padding: ${space(6)};
  }
  /* Scrolls a focused element out from under the top bar with the table's head, and from behind the save bar. */
  :is(a, button, input, textarea) {
    scroll-margin-block: 112px 128px;
    ${media.up('md')} {
      scroll-margin-block-end: 88px;
    }
  }
  /* Higher than the whole form, so that a restored scroll position exists before the rest is rendered. */
  &[data-partial] {
    min-height: 4000px;
    align-content: start;
  }
  ${printStyles}
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
  container-type: inline-size;
`;

/** Two columns once the container, not the window, has space for them: the side menu may be open. */
export const ColumnsInner = styled.div`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
  align-items: start;
  @container (min-width: 800px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(260px, 1fr);
    column-gap: ${space(8)};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
`;

export const GroupRoot = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

/** Figures derived from the fields: available, margin, markup. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 6)};
  margin: 0;
`;

export const FigureValue = styled.dd`
  ${font('bodyStrong')}
  margin: 0;
  font-variant-numeric: tabular-nums;
  &[data-tone='critical'] {
    color: ${color('critical.text')};
  }
`;

export const PriceRule = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  ${font('small')}
  color: ${color('text.muted')};
`;
