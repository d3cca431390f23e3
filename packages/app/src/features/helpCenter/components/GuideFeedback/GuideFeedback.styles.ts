import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  @media print {
    display: none;
  }
`;

export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  h2 {
    ${font('title')}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  p {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;
