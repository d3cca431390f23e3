import { styled } from 'styled-components';
import { color, font, motion, radius, size, space } from '../../tokens/css';

export const TabsRoot = styled.div`
  min-width: 0;
`;

/** Scrolls sideways where there is no room for all. */
export const List = styled.div`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const Tab = styled.button`
  ${font('bodyStrong')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  flex: none;
  min-height: ${size('control')};
  padding: ${space(0, 1)};
  border: 0;
  border-radius: ${radius('control')} ${radius('control')} 0 0;
  background: transparent;
  color: ${color('text.muted')};
  cursor: pointer;
  white-space: nowrap;
  transition: color ${motion('state')};

  &:hover {
    color: ${color('text.default')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${space(1)};
    inset-block-end: 0;
    height: 2px;
    background: ${color('accent.text')};
    transform: scaleX(0);
    transition: transform ${motion('state')};
  }
  &[aria-selected='true'] {
    color: ${color('text.default')};
  }
  &[aria-selected='true']::after {
    transform: none;
  }
  &:disabled {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

/** A long name leaves room for the others. */
export const Label = styled.span`
  max-width: 32ch;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Count = styled.span`
  ${font('caption')}
  padding: ${space(0, 1.5)};
  border-radius: ${radius('pill')};
  background: ${color('surface.pressed')};
  color: ${color('text.default')};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  padding-block-start: ${space(4)};
  min-width: 0;
  border-radius: ${radius('control')};
`;
