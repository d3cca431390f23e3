import type { ComponentType } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover, Separator, type MenuProps } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { color, font, radius, size, space } from '../../tokens/css';
import { floatingSurface } from '../overlay/overlay.styles';

/** Visible on the overlay's background in both schemes, where `surface.hover` equals the background. */
const hoverBackground = `color-mix(in srgb, ${color('text.default')} 7%, transparent)`;

export const Surface = styled(Popover)`
  ${floatingSurface}
  min-width: max(200px, var(--trigger-width, 0px));
  max-width: min(320px, calc(100vw - 16px));
  display: flex;
`;

export const MenuList: ComponentType<MenuProps<object>> = styled(Menu)`
  flex: 1;
  min-width: 0;
  padding: ${space(1)};
  overflow: auto;
  outline: none;
`;

export const Item = styled(MenuItem)`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size('controlSmall')};
  padding: ${space(1, 2)};
  border-radius: ${radius('control')};
  color: ${color('text.default')};
  cursor: pointer;
  outline: none;

  & > svg {
    color: ${color('text.muted')};
  }
  &[data-focused] {
    background: ${hoverBackground};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color('border.focus')};
    outline-offset: -2px;
  }
  &[data-pressed] {
    background: ${color('surface.pressed')};
  }
  &[data-tone='critical'],
  &[data-tone='critical'] > svg {
    color: ${color('critical.text')};
  }
  &[data-tone='critical'][data-focused] {
    background: ${color('critical.soft')};
  }
  &[data-disabled],
  &[data-disabled] > svg {
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const ItemText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The menu's head with the menu below it. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.div`
  ${font('body')}
  flex: none;
  padding: ${space(3, 3, 2)};
  border-block-end: 1px solid ${color('border.subtle')};
  color: ${color('text.default')};
  overflow-wrap: anywhere;
`;

export const ItemDescription = styled.span`
  ${font('caption')}
  display: block;
  color: ${color('text.muted')};
`;

/** Keeps its space when unchecked, so that the labels are aligned. */
export const CheckSlot = styled.span`
  width: 20px;
  flex: none;
  color: ${color('accent.text')};
`;

export const Section = styled(MenuSection)`
  & + & {
    margin-block-start: ${space(1)};
  }
`;

export const SectionTitle = styled(Header)`
  ${font('caption')}
  font-weight: 500;
  padding: ${space(1.5, 2, 1)};
  color: ${color('text.muted')};
`;

export const Divider = styled(Separator)`
  margin: ${space(1, 0)};
  border: 0;
  border-block-start: 1px solid ${color('border.subtle')};
`;
