import { styled } from 'styled-components';
import { color, font, fontSize, space } from '../../tokens/css';
import { frame, frameFocus } from '../Field/Control.styles';
import { proseText } from '../Prose/Prose.styles';

export const RichTextBox = styled.div`
  ${frame}
  display: block;
  &:has([role='textbox']:focus-visible) {
    ${frameFocus}
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: calc(var(--size-control-small) + ${space(2)});
  padding: ${space(1)};
  border-block-end: 1px solid ${color('border.subtle')};
  [data-disabled] > & {
    color: ${color('text.disabled')};
  }
`;

export const Tool = styled.span`
  display: flex;
  align-items: center;
  &[data-ends-group]::after {
    content: '';
    height: 16px;
    margin-inline: ${space(1)};
    border-inline-end: 1px solid ${color('border.default')};
  }
`;

export const SurfaceFrame = styled.div`
  position: relative;
`;

/** Styles that the editor's library needs: its own stylesheet is not loaded. */
export const Surface = styled.div`
  ${proseText}
  box-sizing: content-box;
  min-height: calc(var(--rows) * 1lh);
  max-height: 60vh;
  padding: ${space(2, 3)};
  overflow-y: auto;
  white-space: break-spaces;
  font-variant-ligatures: none;
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
  .ProseMirror-hideselection::selection,
  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${color('border.focus')};
  }
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

export const Placeholder = styled.div`
  ${font('body')}
  position: absolute;
  inset: ${space(2, 3)};
  color: ${color('text.muted')};
  pointer-events: none;
  overflow: hidden;
  @media (pointer: coarse) {
    font-size: ${fontSize('lead')};
  }
`;

/** Opened by the button beside it. */
export const HiddenFile = styled.input`
  display: none;
`;

export const LinkForm = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(320px, calc(100vw - 64px));
`;

export const LinkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Failed = styled.p`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  color: ${color('text.muted')};
`;
