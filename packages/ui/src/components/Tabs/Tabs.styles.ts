import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import type { ComponentType } from 'react';
import type { TabListProps } from 'react-aria-components/Tabs';
import { color, focusRing, font, motion, radius, size, space } from '../../tokens/css';

export const TabsRoot = styled(Tabs)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Scrolls sideways where there is no room for all. */
export const List: ComponentType<TabListProps<object>> = styled(TabList)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const TabItem = styled(Tab)`
  ${font('bodyStrong')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  flex: none;
  min-height: ${size('control')};
  padding: ${space(0, 3)};
  border-radius: ${radius('control')} ${radius('control')} 0 0;
  color: ${color('text.muted')};
  cursor: pointer;
  white-space: nowrap;
  transition: color ${motion('state')};

  &[data-hovered] {
    color: ${color('text.default')};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${space(3)};
    inset-block-end: 0;
    height: 2px;
    background: ${color('accent.solid')};
    transform: scaleX(0);
    transition: transform ${motion('state')};
  }
  &[data-selected] {
    color: ${color('text.default')};
  }
  &[data-selected]::after {
    transform: none;
  }
  &[data-disabled] {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  ${font('caption')}
  padding: ${space(0, 1.5)};
  border-radius: ${radius('pill')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled(TabPanel)`
  padding-block-start: ${space(4)};
  min-width: 0;

  &[data-focus-visible] {
    ${focusRing}
    border-radius: ${radius('control')};
  }
`;
