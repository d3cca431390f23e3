import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Spacing uses gap: with a rule for "all but the first", adding or removing an element would restyle all its siblings. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space(4)};
`;

export const Draft = styled.div`
  min-width: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

/** The slot where the details will appear. */
export const EditorSlot = styled.div`
  padding: ${space(6)};
`;
