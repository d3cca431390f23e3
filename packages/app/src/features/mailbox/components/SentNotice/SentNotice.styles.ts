import { color, font, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The message that a mail was sent, in the corner, with Undo. */
export const Notice = styled.div`
  ${font('body')}
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  max-width: 100%;
  margin-block-end: ${space(6)};
  padding: ${space(2, 2, 2, 4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
`;

export const Seconds = styled.span`
  ${font('small')}
  min-width: 3ch;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
