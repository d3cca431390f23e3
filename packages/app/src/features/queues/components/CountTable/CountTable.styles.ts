import { color, font, media } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { TwoLineCells } from '#shared/list/TwoLineCells';

export const Lines = styled(TwoLineCells)`
  td [data-difference] {
    ${font('bodyStrong')}
    font-variant-numeric: tabular-nums;
    &[data-difference='more'] {
      color: ${color('success.text')};
    }
    &[data-difference='less'] {
      color: ${color('critical.text')};
    }
  }
  /* On a phone a name has two lines; the rows are high enough for them. */
  ${media.down('sm')} {
    td [data-line] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.25;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  td [data-counted] {
    width: 100%;
  }
`;
