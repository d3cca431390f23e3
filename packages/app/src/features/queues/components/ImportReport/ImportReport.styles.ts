import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Left = styled.ul`
  max-height: 160px;
  margin: ${space(2)} 0 0;
  padding-inline-start: ${space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** On two lines where a narrow window needs them: it is what one opened the report for. */
export const Reason = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
  overflow-wrap: anywhere;
`;
