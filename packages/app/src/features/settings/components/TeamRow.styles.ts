import { font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** A row's text, which takes all available space. */
export const RowText = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const RowName = styled.span`
  ${font('bodyStrong')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const RoleBox = styled.div`
  flex: 0 1 160px;
  min-width: 128px;
`;
