import { color, fontSize } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Drawing = styled.svg`
  flex: none;
  --solid: ${color('text.muted')};
  --on: ${color('surface.raised')};
  &[data-nuance='red'] {
    --solid: ${color('critical.solid')};
    --on: ${color('critical.on')};
  }
  &[data-nuance='blue'] {
    --solid: ${color('info.solid')};
    --on: ${color('info.on')};
  }
  &[data-nuance='green'] {
    --solid: ${color('success.solid')};
    --on: ${color('success.on')};
  }
  &[data-nuance='amber'] {
    --solid: ${color('warning.solid')};
    --on: ${color('warning.on')};
  }
  [data-part='sheet'] {
    fill: ${color('surface.page')};
    stroke: ${color('border.strong')};
  }
  [data-part='corner'] {
    fill: ${color('border.default')};
  }
  [data-part='badge'] {
    fill: var(--solid);
  }
  [data-part='back'] {
    fill: ${color('accent.border')};
  }
  [data-part='front'] {
    fill: ${color('accent.soft')};
    stroke: ${color('accent.border')};
    stroke-width: 1.5;
  }
`;

export const Letters = styled.text`
  fill: var(--on);
  font-size: ${fontSize('caption')};
  font-weight: 600;
  text-anchor: middle;
  dominant-baseline: central;
`;
