import { color, font, motion, radius, size, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { labelMarks } from '../labelTones';

/** A long label name is truncated, so that it does not widen the column. */
export const Nav = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
`;

export const Group = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const GroupHead = styled.div`
  ${font('caption')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${space(3)};
  color: ${color('text.muted')};
  font-weight: 600;
`;

export const Entry = styled.a`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${size('controlSmall')};
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  color: ${color('text.default')};
  text-decoration: none;
  transition: background-color ${motion('state')};
  &:hover {
    background: ${color('surface.hover')};
  }
  &[aria-current] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
    font-weight: 600;
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Mark = styled.span`
  display: flex;
  color: ${color('text.muted')};
  ${labelMarks}
`;

export const Count = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  &[data-strong] {
    color: inherit;
    font-weight: 600;
  }
`;
