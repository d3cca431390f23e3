import { color, font, fontSize, radius, space } from '@stockroom/ui';
import { EmojiPicker } from 'frimousse';
import { styled } from 'styled-components';

/** Size of an emoji with its padding: eight in a row fit into a window of 320 px. */
const CELL = '32px';

export const Root = styled(EmojiPicker.Root)`
  --frimousse-emoji-font: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: 264px;
  height: min(320px, 50dvh);
`;

export const Search = styled(EmojiPicker.Search)`
  ${font('body')}
  flex: 1;
  min-width: 0;
  min-height: var(--size-control);
  padding: ${space(1, 3)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${color('border.focus')};
    outline-offset: -1px;
  }
`;

export const Tone = styled(EmojiPicker.SkinToneSelector)`
  flex: none;
  width: var(--size-control);
  height: var(--size-control);
  padding: 0;
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  font-size: ${fontSize('heading')};
  cursor: pointer;
`;

export const Viewport = styled(EmojiPicker.Viewport)`
  flex: 1;
  min-height: 0;
  overscroll-behavior: contain;
`;

export const List = styled(EmojiPicker.List)`
  padding-block-end: ${space(2)};
`;

export const CategoryName = styled.div`
  ${font('caption')}
  padding-block: ${space(2)};
  background: ${color('surface.overlay')};
  color: ${color('text.muted')};
  font-weight: 600;
`;

export const Row = styled.div`
  display: flex;
`;

export const Choice = styled.button`
  display: grid;
  place-items: center;
  width: ${CELL};
  height: ${CELL};
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  font-size: ${fontSize('heading')};
  line-height: 1;
  cursor: pointer;
  &[data-active] {
    background: ${color('accent.soft')};
    outline: 2px solid ${color('border.focus')};
    outline-offset: -2px;
  }
`;

export const Waiting = styled.div`
  display: block;
`;

export const Empty = styled.span`
  ${font('small')}
  display: block;
  padding: ${space(4)};
  color: ${color('text.muted')};
  text-align: center;
`;
