import { styled } from 'styled-components';
import { color, font, fontSize, motion, radius, size, space } from '../../tokens/css';

export const IconButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${size('control')};
  height: ${size('control')};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  cursor: pointer;
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')},
    color ${motion('state')};

  &[data-size='sm'] {
    width: ${size('controlSmall')};
    height: ${size('controlSmall')};
  }
  &[data-variant='secondary'] {
    background: ${color('surface.raised')};
    border-color: ${color('border.default')};
    color: ${color('text.default')};
  }
  &:hover,
  &[aria-haspopup][aria-expanded='true'] {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &[data-variant='secondary']:hover {
    border-color: ${color('border.strong')};
  }
  &:active {
    background: ${color('surface.pressed')};
  }
  &[aria-pressed='true'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  & > svg {
    transition: transform ${motion('state')};
  }
  &[data-turned] > svg {
    transform: rotate(180deg);
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-pressed='true'] {
      border-width: 2px;
      border-color: Highlight;
    }
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Grows with the text where the browser's font size is larger. */
const countHeight = 'max(16px, 0.875rem)';

/**
 * A count beside the icon, such as of unread messages; it grows away from the icon. It is decorative: the button's name
 * contains the count.
 */
export const Count = styled.span`
  ${font('caption')}
  &::after {
    content: attr(data-count);
  }
  position: absolute;
  inset-block-end: calc(50% + 2px);
  inset-inline-start: calc(50% + 7px);
  z-index: 1;
  min-width: ${countHeight};
  text-align: center;
  padding-inline: ${space(1)};
  border-radius: ${radius('pill')};
  background: ${color('accent.solid')};
  color: ${color('accent.on')};
  font-weight: 600;
  font-size: ${fontSize('caption')};
  line-height: ${countHeight};
  font-variant-numeric: tabular-nums;
`;
