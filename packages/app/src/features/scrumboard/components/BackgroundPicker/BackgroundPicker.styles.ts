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
    background: ${color('info.soft')};
  }
  &[data-background='warm'] {
    background: ${color('warning.soft')};
  }
  &[data-background='green'] {
    background: ${color('success.soft')};
  }
`;
