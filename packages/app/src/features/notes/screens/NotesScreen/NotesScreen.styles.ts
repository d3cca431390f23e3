import { color, media, pageWidth, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
`;

/** Beside the notes where both fit; otherwise in the toolbar's popover. */
export const PageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.up('lg')} {
    grid-template-columns: 208px minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: none;
  ${media.up('lg')} {
    position: sticky;
    inset-block-start: calc(var(--shell-top, 0px) + ${space(4)});
    display: block;
    align-self: start;
    max-height: calc(100dvh - var(--shell-top, 0px) - ${space(8)});
    overflow-y: auto;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
`;

/** The actions on the selection stay in view while the notes scroll. */
export const Selected = styled.div`
  margin-block-end: ${space(4)};
  ${media.up('md')} {
    position: sticky;
    inset-block-start: var(--shell-top, 0px);
    z-index: 1;
    padding-block: ${space(2)};
    background: ${color('surface.page')};
  }
`;

/** The same width before and after the label's name has loaded. */
export const ToolsNav = styled.div`
  min-width: 140px;
  ${media.up('lg')} {
    display: none;
  }
`;

export const ToolsSearch = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

export const ToolsSort = styled.div`
  flex: 0 1 180px;
`;

export const NavInside = styled.div`
  width: min(260px, calc(100vw - 64px));
`;

export const Bin = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: ${pageWidth('column')};
  > section {
    width: 100%;
  }
`;

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space(4)};
  align-items: start;
`;
