import { font, media, pageWidth, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Legal = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  max-width: ${pageWidth('column')};
  margin-inline: auto;
  padding: ${space(5, 4, 16)};
  ${media.up('sm')} {
    padding-block-start: ${space(6)};
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};

  h2 {
    ${font('title')}
  }
  p {
    ${font('body')}
  }
`;
