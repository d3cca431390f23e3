import { styled } from 'styled-components';

/** On two lines where a narrow window needs them: it is what one opened the report for. */
export const Reason = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
  overflow-wrap: anywhere;
`;
