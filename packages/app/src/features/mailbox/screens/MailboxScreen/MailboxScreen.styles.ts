import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.up('lg')} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

/** The folders beside the list, where they fit; otherwise they are behind a button. */
export const Side = styled.div`
  display: none;
  align-content: start;
  gap: ${space(4)};
  ${media.up('lg')} {
    display: grid;
  }
  @media print {
    display: none;
  }
`;

export const NarrowOnly = styled.span`
  display: contents;
  ${media.up('lg')} {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
  > :first-child {
    flex: 1 1 180px;
    min-width: 0;
  }
`;

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  margin-block-end: ${space(2)};
  padding-inline-start: ${space(3)};
`;

/** Reserves the space of the checkbox that appears with the mails: the name beside it does not move. */
export const CheckboxSpace = styled.span`
  width: 24px;
`;

export const ListName = styled.h2`
  ${font('bodyStrong')}
  flex: 1;
  /* The name stays readable instead of shrinking to its first letter: on a phone the paging wraps below it. */
  min-width: 80px;
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Paging = styled.span`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-inline-start: auto;
`;

export const Range = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  margin-block-end: ${space(2)};
  padding: 0;
  list-style: none;
`;

export const Selected = styled.div`
  margin-block-end: ${space(2)};
`;

export const Middle = styled.div`
  padding: ${space(4)};
`;
