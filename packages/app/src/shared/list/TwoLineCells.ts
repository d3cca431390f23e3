import { color, font, media } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/**
 * Around a table whose cells have a first line (`data-line`), a quiet second one (`data-second`), and lines that only a narrow window
 * shows (`data-only`: below `md` `narrow`, below `lg` `middle`, below `sm` `phone`). Told once for all of them: a component in each cell would be paid with every frame of scrolling.
 */
export const TwoLineCells = styled.div`
  min-width: 0;
  td [data-line] {
    display: block;
    /* The ring of a link has room in it: what is cut off is cut behind the ring. */
    margin: -2px -4px;
    padding: 2px 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A phone's row is three lines high and no more. */
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
  /* A narrow window has no column for it: it stands under the name. */
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
