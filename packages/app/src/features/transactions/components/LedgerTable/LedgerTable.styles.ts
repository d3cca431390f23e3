import { color, font, radius } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { TwoLineCells } from '#shared/list/TwoLineCells';

export const Rows = styled(TwoLineCells)`
  td [data-change] {
    ${font('bodyStrong')}
    font-variant-numeric: tabular-nums;
    &[data-change='in'] {
      color: ${color('success.text')};
    }
    &[data-undone] {
      color: ${color('text.muted')};
      text-decoration: line-through;
    }
  }
  td [data-bone] {
    display: block;
    width: 60%;
    height: 10px;
    border-radius: ${radius('inner')};
    background: ${color('surface.pressed')};
  }
`;
