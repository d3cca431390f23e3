import { keyframes, styled } from 'styled-components';
import { color, font, motion, radius, shadow, space } from '../../tokens/css';

const appear = keyframes`from { opacity: 0; }`;

export const Popup = styled.div`
  ${font('body')}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.overlay')};
  color: ${color('text.default')};
  box-shadow: ${shadow('overlay')};
  animation: ${appear} ${motion('state')};
  @media print {
    display: none;
  }
`;

export const List = styled.div.attrs({ role: 'listbox' })`
  max-height: min(20.5rem, var(--popup-max-height, 20.5rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)};
  scroll-padding: ${space(1)};
  outline: none;
`;

/** As high as the whole of a long list; its rows are positioned in it. */
export const Track = styled.div.attrs({ role: 'presentation' })`
  position: relative;
`;

export const OptionRow = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.25rem;
  padding: ${space(1, 2)};
  border-radius: ${radius('control')};
  cursor: pointer;
  overflow-wrap: anywhere;
  > svg:last-child {
    color: ${color('accent.text')};
  }
  &[data-active] {
    background: ${color('surface.pressed')};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[data-active='key'] {
    outline-color: ${color('border.focus')};
  }
  &[aria-selected='true'] {
    font-weight: 500;
  }
  &[data-placed] {
    position: absolute;
    inset-inline: 0;
    height: 2.25rem;
  }
  @media (pointer: coarse) {
    &:not([data-placed]) {
      min-height: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline-color: Highlight;
    }
  }
`;

export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  [data-placed] > & {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const Description = styled.span`
  ${font('small')}
  display: block;
  color: ${color('text.muted')};
`;

export const Note = styled.span`
  flex: none;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

export const EmptyMessage = styled.div`
  padding: ${space(3)};
  color: ${color('text.muted')};
`;

/** Keeps the labels aligned where only the selected option has a tick. */
export const NoTick = styled.span`
  flex: none;
  width: 16px;
`;
