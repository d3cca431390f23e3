import { styled } from 'styled-components';
import { space } from '../../tokens/css';
import { floatingSurface } from '../overlay/overlay.styles';

export const FloatingPanel = styled.div`
  ${floatingSurface}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${space(3)};
  max-height: var(--popup-max-height, none);
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: start;
  white-space: normal;
  @media print {
    display: none;
  }
`;
