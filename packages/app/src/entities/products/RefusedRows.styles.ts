import { styled } from 'styled-components';

/** Wraps to two lines in a narrow window: the reason is what the report is opened for. */
export const Reason = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
  overflow-wrap: anywhere;
`;
