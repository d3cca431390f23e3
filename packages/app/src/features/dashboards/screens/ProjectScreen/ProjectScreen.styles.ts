import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Choice = styled.div`
  width: 208px;
  max-width: 100%;
`;

export const Schedule = styled.ul`
  min-height: 220px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;

/** Time, title and, under it, the place. */
export const Meeting = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: ${space(2)};
  overflow-wrap: anywhere;
  time {
    ${font('body')}
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  strong {
    ${font('bodyStrong')}
  }
  span {
    ${font('small')}
    grid-column: 2;
    color: ${color('text.muted')};
  }
`;

/** Content that expands under the item. */
export const ExpandedContent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  p {
    margin: 0;
  }
`;

export const Overview = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Issues = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5, 4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  text-align: center;
  overflow-wrap: anywhere;
  h3 {
    ${font('bodyStrong')}
  }
  p {
    ${font('small')}
    margin: 0;
    color: ${color('text.muted')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
  }
`;

export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Details that a narrow window has no column for. */
export const NarrowDetails = styled.span`
  ${font('caption')}
  display: block;
  color: ${color('text.muted')};
  ${media.up('sm')} {
    display: none;
  }
`;
