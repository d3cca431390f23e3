import { color, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Edge = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z('tooltip')};
  border: 6px solid ${color('success.solid')};
  pointer-events: none;
  &[data-outcome='unknown'] {
    border-color: ${color('warning.solid')};
  }
  &[data-outcome='failed'] {
    border-color: ${color('critical.solid')};
  }
`;
