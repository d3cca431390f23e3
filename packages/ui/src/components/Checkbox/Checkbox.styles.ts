import { styled } from 'styled-components';
import { color, font, motion, radius, space, visuallyHidden } from '../../tokens/css';

export const Root = styled.div`
  min-width: 0;
`;

/** The whole line can be pressed; it is at least 24 px high. */
export const Line = styled.label`
  ${font('body')}
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: 24px;
  min-height: 24px;
  padding-block: 1.5px;
  cursor: pointer;
  overflow-wrap: anywhere;
  &[data-disabled] {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  &[data-read-only] {
    cursor: default;
  }
  &[data-bare] {
    justify-content: center;
    padding: 3px;
    vertical-align: middle;
  }
`;

export const TextBlock = styled.span`
  min-width: 0;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const tick = 'polygon(13% 50%, 22% 41%, 40% 59%, 78% 20%, 87% 29%, 40% 77%)';
const dash = 'polygon(18% 43%, 82% 43%, 82% 57%, 18% 57%)';

export const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin: 1.5px 0;
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('inner')};
  background: ${color('surface.raised')};
  cursor: inherit;
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')};

  &::before {
    content: '';
    width: 16px;
    height: 16px;
    background: ${color('accent.on')};
    clip-path: ${tick};
    opacity: 0;
    transform: scale(0.7);
    transition:
      opacity ${motion('state')},
      transform ${motion('state')};
  }
  &:indeterminate::before {
    clip-path: ${dash};
  }
  &:checked,
  &:indeterminate {
    border-color: ${color('accent.solid')};
    background: ${color('accent.solid')};
    &::before {
      opacity: 1;
      transform: none;
    }
  }
  &[aria-invalid] {
    border-color: ${color('critical.text')};
    box-shadow: inset 0 0 0 1px ${color('critical.text')};
  }
  &:disabled,
  &[aria-readonly] {
    border-color: ${color('border.default')};
    background: ${color('surface.sunken')};
    &::before {
      background: ${color('text.disabled')};
    }
  }
  &[aria-readonly]::before {
    background: ${color('text.muted')};
  }
  @media (hover: hover) {
    label:hover > &:not(:disabled, :checked, :indeterminate, [aria-readonly]) {
      background: ${color('surface.hover')};
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

/** Help and error are below the label, not below the box. */
export const Under = styled.div`
  padding-inline-start: 26px;
  &[data-wide] {
    padding-inline-start: 42px;
  }
  /* Doubled, so that it wins whichever of the two styles was inserted first. */
  && > * {
    margin-block: 0;
  }
`;
