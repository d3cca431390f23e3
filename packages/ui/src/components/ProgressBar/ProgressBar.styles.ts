import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const ProgressRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5, 3)};
`;

export const Label = styled.label`
  ${font('label')}
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.progress`
  margin-block-start: ${space(1)};
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: ${radius('pill')};
  overflow: hidden;
  background: ${color('surface.pressed')};
  color: ${color('accent.text')};

  &::-webkit-progress-bar {
    background: ${color('surface.pressed')};
  }
  &::-webkit-progress-value {
    border-radius: ${radius('pill')};
    background: ${color('accent.text')};
  }
  &::-moz-progress-bar {
    border-radius: ${radius('pill')};
    background: ${color('accent.text')};
  }
  &[data-tone='critical']::-webkit-progress-value {
    background: ${color('critical.text')};
  }
  &[data-tone='critical']::-moz-progress-bar {
    background: ${color('critical.text')};
  }
  &[data-tone='success']::-webkit-progress-value {
    background: ${color('success.text')};
  }
  &[data-tone='success']::-moz-progress-bar {
    background: ${color('success.text')};
  }
  @media (forced-colors: active) {
    appearance: auto;
    border: 1px solid CanvasText;
  }
`;
