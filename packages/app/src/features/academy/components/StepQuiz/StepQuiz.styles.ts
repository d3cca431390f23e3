import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const QuizRoot = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
  h3 {
    ${font('label')}
    color: ${color('text.muted')};
  }
`;

/** Not printed: the answers cannot be pressed on paper. */
export const Answers = styled.div`
  @media print {
    display: none;
  }
`;
