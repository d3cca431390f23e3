import { color, media, pageWidth, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const LabelLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

/** As wide as its input needs. */
export const Finder = styled.div`
  display: grid;
  gap: inherit;
  max-width: ${pageWidth('column')};
`;

/** A desk with a sheet on it, in true size. */
export const Desk = styled.div`
  max-height: 70dvh;
  padding: ${space(4)};
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
`;

export const Printed = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
`;
