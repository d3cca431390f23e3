import { font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const BulletList = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** Fields side by side, where space allows. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.down('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const PersonCell = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** At most three lines, because all rows of a windowed table have the same height. The rest is in the details. */
export const Remark = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  white-space: normal;
  overflow-wrap: anywhere;
  ${font('small')}
`;
