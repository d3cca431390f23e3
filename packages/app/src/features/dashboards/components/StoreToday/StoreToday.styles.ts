import { color, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** A single line of figures where space allows; the first ones need action. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Quiet = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  margin-block-start: ${space(4)};
  padding: ${space(2, 3)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  list-style: none;
  /* At most two lines at this width: the content below stays in place with one or two. */
  ${media.up('lg')} {
    align-content: center;
    min-height: 62px;
  }
  font-variant-numeric: tabular-nums;
`;
