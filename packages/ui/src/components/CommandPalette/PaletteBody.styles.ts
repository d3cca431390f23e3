import { styled } from 'styled-components';
import { color, font, media, motion, radius, space, visuallyHidden } from '../../tokens/css';

export const FieldRow = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 60px;
  padding: ${space(2, 2, 2, 4)};
  border-block-end: 1px solid ${color('border.subtle')};

  & > svg {
    color: ${color('text.muted')};
  }
`;

export const FieldInput = styled.input`
  ${font('lead')}
  flex: 1;
  min-width: 0;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  text-overflow: ellipsis;
  /* The dialog opens with the caret in its only field; a ring around the whole row would add nothing. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
`;

export const Busy = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  color: ${color('text.muted')};
`;

export const Scopes = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: ${space(2, 3)};
`;

export const ScopeButton = styled.button`
  ${font('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 28px;
  padding: ${space(0, 2)};
  border: 1px solid transparent;
  border-radius: ${radius('pill')};
  background: none;
  color: ${color('text.muted')};
  cursor: pointer;
  transition: background-color ${motion('state')};

  &:hover {
    color: ${color('text.default')};
    background: ${color('surface.pressed')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  & > kbd {
    font-family: inherit;
    opacity: 0.9;
  }
  @media (pointer: coarse) {
    min-height: 36px;
    padding-inline: ${space(2)};
    & > kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Under = styled.div`
  flex: none;
  max-height: 50%;
  overflow-y: auto;
  &:empty {
    display: none;
  }
`;

export const Foot = styled.footer`
  ${font('caption')}
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  margin-block-start: auto;
  padding: ${space(2, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  color: ${color('text.muted')};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  @media (pointer: coarse) {
    display: none;
  }
  ${media.down('sm')} {
    display: none;
  }
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;
