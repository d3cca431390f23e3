import { styled } from 'styled-components';
import { HAS_ALL_TOOLS, HAS_PANEL_TOOLS, HAS_LABELS } from './breakpoints';

/* Tools that the bar hides as it gets narrower. The user menu then contains them all. */

/** Hidden on a phone. */
export const FromSmall = styled.div`
  display: none;
  @media ${HAS_PANEL_TOOLS} {
    display: contents;
  }
`;

/** Shown when the menu stands beside the page. */
export const FromWide = styled.div`
  display: none;
  @media ${HAS_ALL_TOOLS} {
    display: contents;
  }
`;

/** Shown where there is room for an icon's label. */
export const ToolLabel = styled.div`
  display: none;
  @media ${HAS_LABELS} {
    display: contents;
  }
`;

export const AsIcon = styled.div`
  display: contents;
  @media ${HAS_LABELS} {
    display: none;
  }
`;
