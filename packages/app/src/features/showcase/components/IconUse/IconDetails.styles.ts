import { color, font, fontSize, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Use = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  ${media.up('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

export const Big = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(4)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  dt {
    ${font('title')}
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    margin: 0;
  }
  dd > :last-child {
    flex: none;
  }
  code {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${fontSize('caption')};
  }
`;
