import { font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  h2 {
    ${font('title')}
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${media.up('sm')} {
    margin-inline-start: auto;
  }
`;
