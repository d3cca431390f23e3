import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Recorded = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RecordedRow = styled.li`
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
  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  display: block;
`;
