import { font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: ${space(3, 0, 0)};
  padding: 0;
  list-style: none;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(2, 3)};
  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 160px 112px;
  }
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  grid-column: 1 / -1;
  align-self: center;
  overflow-wrap: anywhere;
  ${media.up('sm')} {
    grid-column: auto;
  }
`;
