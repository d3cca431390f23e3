import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Columns = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr);
  }
`;

export const TextBlock = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(6)};
  > h2 {
    ${font('title')}
  }
  > h3 {
    ${font('bodyStrong')}
    margin-block-start: ${space(2)};
  }
  > p {
    color: ${color('text.muted')};
  }
  > ul {
    padding-block-start: 0;
    border: 0;
    ${media.up('sm')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Price = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  padding: ${space(6)};
  background: ${color('surface.sunken')};
  text-align: center;
`;
