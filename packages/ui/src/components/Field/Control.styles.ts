import { css, styled } from 'styled-components';
import { color, font, fontSize, radius, size, space } from '../../tokens/css';

/** The frame of every control that is typed into or opens a list: border, background, focus and error. */
export const frame = css`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${size('control')};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};

  &[data-invalid] {
    border-color: ${color('critical.text')};
    box-shadow: inset 0 0 0 1px ${color('critical.text')};
  }
  &[data-read-only] {
    border-color: ${color('border.default')};
    background: ${color('surface.sunken')};
  }
  &[data-disabled] {
    border-color: ${color('border.subtle')};
    background: ${color('surface.sunken')};
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
`;

/** The focus ring is on the border, so that dense forms keep their gaps. */
export const frameFocus = css`
  outline: 2px solid ${color('border.focus')};
  outline-offset: -1px;
`;

export const Box = styled.div`
  ${frame}
  &:has(> :is(input, textarea):focus-visible) {
    ${frameFocus}
  }
`;

/** The text inside a frame. Grows to 16 px on touch devices: below that iOS zooms the page on focus. */
export const inputText = css`
  ${font('body')}
  flex: 1;
  min-width: 0;
  width: 100%;
  margin: 0;
  padding: ${space(1, 3)};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

export const Input = styled.input`
  ${inputText}
  align-self: stretch;
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color('text.default')};
    box-shadow: inset 0 0 0 100px ${color('accent.soft')};
  }
  &[data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** A unit or symbol inside the frame: "$", "kg", "%". */
export const Affix = styled.span`
  ${font('body')}
  flex: none;
  color: ${color('text.muted')};
  white-space: nowrap;
  user-select: none;
  &:first-child {
    padding-inline-start: ${space(3)};
  }
  &:not(:first-child) {
    padding-inline-end: ${space(3)};
  }
  &:first-child + input {
    padding-inline-start: ${space(1.5)};
  }
  input:has(+ &) {
    padding-inline-end: ${space(1.5)};
  }
`;

/** A quiet button inside the frame: 32 px wide, at least 24 px high. */
export const InsideButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  min-width: 32px;
  min-height: 24px;
  margin: 3px;
  margin-inline-start: 0;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius('inner')};
  background: none;
  color: ${color('text.muted')};
  cursor: pointer;
  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &:active {
    background: ${color('surface.pressed')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: ${color('text.disabled')};
    background: none;
    cursor: not-allowed;
  }
`;
