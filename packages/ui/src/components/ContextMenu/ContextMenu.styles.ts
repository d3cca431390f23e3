import { styled } from 'styled-components';

/** iPhones would show a preview of the link under the finger. */
export const Area = styled.div.attrs({ role: 'presentation' })`
  -webkit-touch-callout: none;
`;

/** Where the menu opens. */
export const Point = styled.span`
  position: fixed;
  width: 0;
  height: 0;
`;
