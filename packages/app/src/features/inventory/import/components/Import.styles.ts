import { color, font, media, pageWidth, radius, space, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: ${pageWidth('column')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.down('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const BulletList = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

/** The buttons to the next step, kept in view at the foot of a long step. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 4)};
  padding: ${space(3, 4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};

  /* On a phone it would cover a third of the page. */
  ${media.up('sm')} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${z('sticky')};
  }
  ${media.down('sm')} {
    > * {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;

export const Title = styled.h2`
  ${font('title')}
  margin: 0;
  margin-block-end: ${space(3)};
`;

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: ${space(3)};
  margin: 0;
`;

export const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${space(3, 4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};

  dt {
    ${font('small')}
    color: ${color('text.muted')};
  }
  dd {
    ${font('heading')}
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  &[data-none='true'] dd {
    color: ${color('text.muted')};
  }
  &[data-kind='refused'][data-none='false'] dd {
    color: ${color('critical.text')};
  }
`;

/** At most four lines, because all rows of a windowed table have the same height. */
export const Clamped = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: normal;
  overflow-wrap: anywhere;
  ${font('small')}
`;

export const OneLine = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  > :first-child {
    flex: 0 1 220px;
    min-width: 160px;
  }
`;
