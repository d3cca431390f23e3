import { styled } from 'styled-components';

/** Prevents the link preview that iPhones show on a long press. */
export const Area = styled.div.attrs({ role: 'presentation' })`
  -webkit-touch-callout: none;
`;

/** Anchor at which the menu opens. */
export const Point = styled.span`
  position: fixed;
  width: 0;
  height: 0;
`;
