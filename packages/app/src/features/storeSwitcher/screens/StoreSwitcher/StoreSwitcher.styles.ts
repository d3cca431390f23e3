import { color, focusRing, font, fontSize, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

const lines = `
  min-width: 0;
  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const StoreBlock = styled.div`
  ${lines}
`;

/** On a phone, or with large letters, there is space only for the name, in two short lines. */
const phone = '@container top-bar (max-width: 29.95rem)';

/** The same two lines as a button; its frame extends outwards so that the text does not move. */
export const SwitchButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  max-width: 100%;
  margin-inline-start: -8px;
  padding: ${space(0.5, 1, 0.5, 2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('surface.hover')};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: ${color('text.muted')};
  }
  /* The button before it is closer here. */
  ${phone} {
    margin-inline-start: -4px;
    padding-inline-start: ${space(1)};
  }
  /* On a phone with letters twice as large the full name matters more than the menu icon. */
  @container top-bar (max-width: 14rem) {
    padding-inline-end: 0;
    & > svg {
      display: none;
    }
  }
`;

export const SwitchLines = styled.span`
  ${lines}
`;

export const StoreName = styled.span`
  ${font('bodyStrong')}
  line-height: 1.1875rem;
  ${phone} {
    && {
      display: -webkit-box;
      overflow-wrap: anywhere;
      white-space: normal;
      font-size: ${fontSize('caption')};
      line-height: 0.9375rem;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

export const StoreAddress = styled.span`
  ${font('caption')}
  line-height: 1rem;
  color: ${color('text.muted')};
  ${phone} {
    && {
      display: none;
    }
  }
`;
