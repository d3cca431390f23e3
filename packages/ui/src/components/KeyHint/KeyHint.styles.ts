import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const Keys = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  @media print {
    display: none;
  }
`;

/** One stroke: its keys touch. */
export const Stroke = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
`;

export const Key = styled.kbd`
  ${font('caption')}
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: ${space(0, 1)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('inner')};
  background: ${color('surface.raised')};
  color: ${color('text.muted')};
  font-family: inherit;
  line-height: 1;
  white-space: nowrap;
`;
