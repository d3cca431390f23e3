import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Shell = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4, 4, 2)};
  /* Scrolls a focused element out from behind the save bar. */
  :is(a, button, input, textarea) {
    scroll-margin-block: 16px 96px;
  }
  > form {
    display: grid;
    gap: ${space(5)};
    min-width: 0;
  }
`;

/** Fields of one row, which the row lays out. */
export const Pair = styled.div`
  display: contents;
`;
