import { color, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(3)};
  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export const ToolsKind = styled.div`
  flex: 0 1 140px;
  ${media.down('sm')} {
    flex-grow: 1;
  }
`;

/** Replaces the tools while items are selected. */
export const Selected = styled.div`
  margin-block-end: ${space(3)};
`;

/** The scroll container and drop target. */
export const Area = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin-inline: -4px;
  padding-inline: 4px;
  overflow-y: auto;
  scroll-padding-block: 8px;
  border-radius: ${radius('card')};
  &[data-drawing] {
    user-select: none;
  }
  &[data-over] {
    outline: 2px dashed ${color('accent.solid')};
    outline-offset: -2px;
    background: ${color('accent.soft')};
  }
`;

export const Middle = styled.div`
  padding: ${space(4)};
`;

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(2)};
`;

/** Tells the user the effect of a drop, while files are dragged over the page. */
export const DropHint = styled.p`
  position: sticky;
  inset-block-start: ${space(2)};
  z-index: 2;
  width: fit-content;
  margin: 0 auto;
  padding: ${space(2, 4)};
  border-radius: ${radius('control')};
  background: ${color('accent.solid')};
  color: ${color('accent.on')};
  pointer-events: none;
`;

/** The selection frame. */
export const Lasso = styled.div`
  position: absolute;
  z-index: 2;
  border: 1px solid ${color('accent.border')};
  background: ${color('accent.soft')};
  opacity: 0.6;
  pointer-events: none;
`;
