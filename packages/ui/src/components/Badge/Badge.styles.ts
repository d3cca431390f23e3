import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const BadgeRoot = styled.span`
  ${font('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: 1px ${space(2)};
  border-radius: ${radius('pill')};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  background: ${color('surface.pressed')};
  color: ${color('text.default')};

  &[data-tone='accent'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  &[data-tone='info'] {
    background: ${color('info.soft')};
    color: ${color('info.text')};
  }
  &[data-tone='success'] {
    background: ${color('success.soft')};
    color: ${color('success.text')};
  }
  &[data-tone='warning'] {
    background: ${color('warning.soft')};
    color: ${color('warning.text')};
  }
  &[data-tone='critical'] {
    background: ${color('critical.soft')};
    color: ${color('critical.text')};
  }
  & > svg {
    margin-inline-start: -2px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    padding-block: 0;
  }
  @media print {
    border: 1px solid currentcolor;
  }
`;

export const BadgeText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
