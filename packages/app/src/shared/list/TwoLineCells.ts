import { color, font, media } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/**
 * Wrapper of a table whose cells have a first line (`data-line`), a secondary second one (`data-second`), and lines that
 * only a narrow window shows (`data-only`: below `md` `narrow`, below `lg` `middle`, below `sm` `phone`). Styled here once for
 * all cells: a component in each cell would cost time in every frame of scrolling.
 */
export const TwoLineCells = styled.div`
  min-width: 0;
  td [data-line] {
    display: block;
    /* Leaves space for a link's focus ring: text is clipped outside the ring. */
    margin: -2px -4px;
    padding: 2px 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A row on a phone is at most three lines high. */
  td [data-line] :focus-visible {
    outline-offset: 1px;
  }
  td [data-second] {
    ${font('caption')}
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  /* A narrow window has no column for it: it is under the name. */
  ${media.up('md')} {
    td [data-only='narrow'] {
      display: none;
    }
  }
  ${media.up('lg')} {
    td [data-only='middle'] {
      display: none;
    }
  }
  ${media.up('sm')} {
    td [data-only='phone'] {
      display: none;
    }
  }
`;
