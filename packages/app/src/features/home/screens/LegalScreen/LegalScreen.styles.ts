import { font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Legal = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  max-width: 720px;
  margin-inline: auto;
  padding: ${space(8, 4, 16)};
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
