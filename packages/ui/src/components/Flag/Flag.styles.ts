import { styled } from 'styled-components';
import { color } from '../../tokens/css';

export const FlagTile = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 26px;
  height: 18px;
  border: 1px solid ${color('border.default')};
  border-radius: 3px;
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.02em;
  vertical-align: middle;
`;
