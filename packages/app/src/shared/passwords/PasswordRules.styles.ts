import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`;

export const Rule = styled.li`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color('text.muted')};

  &[data-kept] svg {
    color: ${color('success.text')};
  }
`;
