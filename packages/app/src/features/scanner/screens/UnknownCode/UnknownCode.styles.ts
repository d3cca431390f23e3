import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Choices = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Choice = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const ChoiceText = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  [data-name] {
    ${font('bodyStrong')}
  }
  [data-quiet] {
    ${font('caption')}
    color: ${color('text.muted')};
  }
`;
