import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** In one line where there is space; the button is beside the fields, not beside the text under them. */
export const InviteRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 180px auto;
    align-items: start;

    > :last-child {
      margin-block-start: 26px;
    }
  }
`;
