import { color, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Options = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-start: ${space(4)};

  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Columns = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ColumnRow = styled.li`
  display: grid;
  gap: ${space(2, 4)};
  padding: ${space(3, 0)};
  border-block-start: 1px solid ${color('border.subtle')};

  &:first-child {
    border: 0;
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr);
    align-items: center;
  }
`;
