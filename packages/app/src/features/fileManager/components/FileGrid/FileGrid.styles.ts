import { color, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Section = styled.section`
  min-width: 0;
`;

export const Heading = styled.h2`
  ${font('title')}
  margin: 0;
  padding-block: ${space(2)};
`;

/** As high as all of its cells; the rendered cells are positioned absolutely. */
export const Cells = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  /* The space between tiles is the padding of each tile; the outer tiles extend beyond the content above. */
  &[data-view='tiles'] {
    margin-inline: -4px;
  }
`;

export const CellSlot = styled.li`
  position: absolute;
  inset-block-start: 0;
  padding: 4px;
  [data-view='list'] > & {
    padding: 0;
  }
`;

export const Cell = styled.div`
  position: relative;
  height: 100%;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition: background-color ${motion('state')};
  &:hover {
    background: ${color('surface.hover')};
  }
  &[data-open],
  &[data-selected] {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
  }
  &[data-cut] {
    opacity: 0.6;
  }
  &[data-over] {
    outline: 2px solid ${color('accent.solid')};
  }
  [data-view='list'] & {
    border-width: 0 0 1px;
    border-color: ${color('border.subtle')};
    border-radius: 0;
  }
`;

export const CellLink = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  height: 100%;
  min-width: 0;
  padding: ${space(4, 3, 3)};
  border-radius: inherit;
  color: ${color('text.default')};
  text-align: center;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  [data-view='list'] & {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
    padding-block: 0;
    padding-inline: ${space(12)} ${space(12)};
    text-align: start;
  }
`;

export const Texts = styled.span`
  display: grid;
  width: 100%;
  min-width: 0;
`;

/** Visible name on one line, shortened before the extension, which tells the file type. The full name stands beside it. */
export const Name = styled.span`
  ${font('bodyStrong')}
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  white-space: pre;
  &::after {
    content: attr(data-ending);
    flex: none;
  }
  [data-view='list'] & {
    justify-content: start;
  }
`;

export const Stem = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Star = styled.span`
  display: flex;
  order: 1;
  margin-inline-start: ${space(1)};
`;

export const About = styled.span`
  ${font('caption')}
  overflow: hidden;
  color: ${color('text.muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The checkbox that selects the item, in its corner. */
export const SelectBox = styled.span`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: 1;
  [data-view='list'] & {
    inset-block: 0;
    display: flex;
    align-items: center;
  }
`;

export const More = styled.span`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
  z-index: 1;
  [data-view='list'] & {
    inset-block: 0;
    display: flex;
    align-items: center;
  }
`;
