import { color, font, media, radius, shadow, space, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { onPaper } from './onPaper';

export const Shell = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)};
  ${media.up('md')} {
    padding: ${space(6)};
  }
  /* What gets the focus comes out from under the top bar with the table's head, and from behind the save bar. */
  :is(a, button, input, textarea) {
    scroll-margin-block: 112px 128px;
    ${media.up('md')} {
      scroll-margin-block-end: 88px;
    }
  }
  /* More than all of it takes: a page that goes back to where it was scrolled must find the place before the rest is drawn. */
  &[data-partial] {
    min-height: 4000px;
    align-content: start;
  }
  ${onPaper}
`;

export const Title = styled.h2`
  ${font('title')}
  margin: 0;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
  container-type: inline-size;
`;

/** Two columns once the place itself, not the window, has room for them: the side menu may be open. */
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

export const GroupTitle = styled.h3`
  ${font('bodyStrong')}
  margin: 0;
  color: ${color('text.default')};
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Warning = styled.span`
  ${font('small')}
  display: flex;
  gap: ${space(1)};
  color: ${color('warning.text')};
  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const WarningText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Figures that follow from the fields: available, margin, markup. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 6)};
  margin: 0;
`;

export const Figure = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
`;

export const FigureName = styled.dt`
  ${font('small')}
  color: ${color('text.muted')};
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

/** Comes to the foot of the window as soon as something is unsaved. On a phone it is as wide as the details, for two lines to do. */
export const SaveBarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  margin: 0 calc(-1 * ${space(4)});
  padding: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('card')};
  &[data-unsaved] {
    position: sticky;
    inset-block-end: ${space(2)};
    z-index: ${z('sticky')};
    background: ${color('surface.raised')};
    border-color: ${color('border.default')};
    box-shadow: ${shadow('overlay')};
  }
  /* What saves stands at the end, also where the bar takes two lines. */
  > [type='submit'] {
    margin-inline-start: auto;
  }
  ${media.up('md')} {
    gap: ${space(2, 3)};
    margin-inline: calc(-1 * ${space(2)});
  }
  @media print {
    display: none;
  }
`;

export const SaveBarText = styled.p`
  ${font('small')}
  flex: 1 1 120px;
  min-width: 0;
  margin: 0;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  [data-unsaved] > & {
    color: ${color('text.default')};
  }
`;
