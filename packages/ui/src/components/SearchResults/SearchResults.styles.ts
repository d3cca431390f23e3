import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const List = styled.div`
  min-height: 0;
  padding: ${space(1, 2, 2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The caption of the first group scrolls into view with its first entry. */
  scroll-padding-block: 36px ${space(2)};
  outline: none;
`;

export const Caption = styled.div`
  ${font('caption')}
  padding: ${space(2, 2, 1)};
  color: ${color('text.muted')};
  font-weight: 500;
`;

/** As wide for an icon as for a portrait, so that titles are aligned. */
export const Lead = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  color: ${color('text.muted')};
`;

export const Row = styled.div`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  padding: ${space(1, 2)};
  border-radius: ${radius('control')};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color('accent.soft')};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[aria-selected='true'] > ${Lead} {
    color: ${color('accent.text')};
  }
  @media (pointer: coarse) {
    min-height: 48px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`;

export const TextBlock = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

export const Subtitle = styled.span`
  ${font('caption')}
  display: block;
  overflow: hidden;
  color: ${color('text.muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Note = styled.span`
  ${font('caption')}
  flex: none;
  max-width: 40%;
  overflow: hidden;
  color: ${color('text.muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Hidden on touch devices, which have no keys to hint at. */
export const KeySlot = styled.span`
  display: contents;
  @media (pointer: coarse) {
    display: none;
  }
`;

/** For the pointer only: an option contains no button. The key is Shift + Delete. */
export const Remove = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${radius('control')};
  color: ${color('text.muted')};

  &:hover {
    background: ${color('surface.pressed')};
    color: ${color('text.default')};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
    margin-inline-end: -${space(2)};
  }
`;
