import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2, 3)};
  align-items: start;
  padding: ${space(3)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-name] {
    ${font('bodyStrong')}
    display: block;
  }
  [data-quiet] {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;

export const Copies = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(2, 4)};
  align-items: center;
  > :first-child {
    width: 112px;
  }
`;

export const Problem = styled.span`
  ${font('caption')}
  display: flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color('warning.text')};
`;
