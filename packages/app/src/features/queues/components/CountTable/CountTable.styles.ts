import { color, font } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { TwoLineCells } from '../../../../shared/list/TwoLineCells';

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
  td [data-counted] {
    width: 100%;
  }
`;
