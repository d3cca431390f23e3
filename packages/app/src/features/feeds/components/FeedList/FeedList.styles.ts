import { awningStripe, color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const More = styled.div`
  ${font('small')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(3, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  color: ${color('text.muted')};
`;

/** Shown under the last of many rows. */
export const End = styled.div`
  height: 4px;
  ${awningStripe}
`;
