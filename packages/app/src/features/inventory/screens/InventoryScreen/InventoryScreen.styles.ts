import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The header brings the distance below it along. */
  > * + * + * {
    margin-block-start: ${space(4)};
  }
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
