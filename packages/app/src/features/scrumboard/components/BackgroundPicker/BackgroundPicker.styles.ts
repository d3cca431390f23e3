import { color } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Ground = styled.span`
  display: block;
  width: 100%;
  height: 48px;
  background: ${color('surface.page')};
  &[data-background='accent'] {
    background: ${color('accent.soft')};
  }
  &[data-background='cool'] {
    background: ${color('categorical.3Soft')};
  }
  &[data-background='warm'] {
    background: ${color('categorical.8Soft')};
  }
  &[data-background='green'] {
    background: ${color('categorical.7Soft')};
  }
`;
