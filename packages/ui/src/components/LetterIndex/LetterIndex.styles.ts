import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

export const Letters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  &[data-orientation='vertical'] {
    flex-flow: column nowrap;
    gap: 0;
    width: 28px;
    height: 100%;
    container-type: size;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
`;

/** At least 24 px high and wide. */
export const Letter = styled.button`
  ${font('caption')}
  display: grid;
  place-items: center;
  flex: none;
  min-width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.muted')};
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${motion('state')};
  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &[aria-current] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  &[aria-disabled] {
    background: none;
    color: ${color('text.disabled')};
    font-weight: 400;
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  [data-orientation='vertical'] > & {
    /* Too low for all letters of the longest alphabet. */
    @container (max-height: 743px) {
      &[aria-disabled] {
        display: none;
      }
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;
