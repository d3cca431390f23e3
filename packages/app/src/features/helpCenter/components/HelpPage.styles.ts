import { pageStack } from '@stockroom/ui';
import { color, font, media, pageWidth, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** A page for reading. */
export const Page = styled.div`
  ${pageStack(6)}
  max-width: ${pageWidth('beside')};
`;

/** A section of the page, under a heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  > h2 {
    ${font('title')}
  }
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1, 4)};
  h2 {
    ${font('title')}
  }
`;

/** Rows below each other in one frame. */
export const Rows = styled.div`
  overflow: clip;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

/** Two sections beside each other where space allows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  ${media.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
