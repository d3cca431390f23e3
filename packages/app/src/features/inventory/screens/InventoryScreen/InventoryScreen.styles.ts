import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Distances are a gap: with a rule for "all but the first" whatever comes or goes would style anew all that stands beside it. */
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

/** Where the details will stand. */
export const EditorPlace = styled.div`
  padding: ${space(6)};
`;
