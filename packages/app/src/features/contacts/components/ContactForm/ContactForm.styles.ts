import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Shell = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4, 4, 2)};
  /* What gets the focus comes out from behind the save bar. */
  :is(a, button, input, textarea) {
    scroll-margin-block: 16px 96px;
  }
  > form {
    display: grid;
    gap: ${space(5)};
    min-width: 0;
  }
`;

/** Says on screen what the form is for; the region has the name already. */
export const Title = styled.h2`
  ${font('title')}
  margin: 0;
  color: ${color('text.default')};
  overflow-wrap: anywhere;
`;

/** Fields of one row, which the row lays out. */
export const Pair = styled.div`
  display: contents;
`;
