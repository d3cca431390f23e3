import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px dashed ${color('border.strong')};
  border-radius: ${radius('card')};
  &[data-over] {
    background: ${color('accent.soft')};
  }
  > p {
    ${font('small')}
    color: ${color('text.muted')};
  }
  > input {
    display: none;
  }
`;
