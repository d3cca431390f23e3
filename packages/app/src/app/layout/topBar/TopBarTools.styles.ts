import { styled } from 'styled-components';
import { HAS_ALL_TOOLS, HAS_PANEL_TOOLS, HAS_WORDS } from './breakpoints';

/* Tools that the bar leaves out as it gets narrower. All of them are in the user menu then. */

/** Not on a phone. */
export const FromSmall = styled.div`
  display: none;
  @media ${HAS_PANEL_TOOLS} {
    display: contents;
  }
`;

/** For a window in which the menu stands beside the page. */
export const FromWide = styled.div`
  display: none;
  @media ${HAS_ALL_TOOLS} {
    display: contents;
  }
`;

/** Where there is room for the words of what an icon says. */
export const ToolLabel = styled.div`
  display: none;
  @media ${HAS_WORDS} {
    display: contents;
  }
`;

export const AsIcon = styled.div`
  display: contents;
  @media ${HAS_WORDS} {
    display: none;
  }
`;
