import { styled } from 'styled-components';
import { color, font, motion, radius, size, space } from '../../tokens/css';
import { Anchor } from '../Link/LinkContext';

export const NavRoot = styled.nav`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;

  &[data-look='futuristic'] [aria-current='page'] {
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    &::before {
      content: none;
    }
    & small {
      color: inherit;
    }
  }
`;

export const NavHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 60px;
  padding-inline: ${space(5)};
`;

export const NavFoot = styled.div`
  flex: none;
  padding: ${space(3, 5)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

/** How high the entries fade at either edge, in px. */
export const FADE = 20;

export const NavScroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(0, 3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color('border.default')} transparent;

  /* The room above a first caption, for a first entry too: the menu that stands there first has no caption, and the whole one takes its place. */
  & > ul {
    margin-block-start: ${space(1)};
  }

  /* Entries fade where they go under what stands above and below; at either end of the list there is nothing under them. */
  &::before,
  &::after {
    content: '';
    position: sticky;
    z-index: 1;
    display: block;
    height: ${FADE}px;
    pointer-events: none;
  }
  &::before {
    inset-block-start: 0;
    margin-block: 0 -${FADE}px;
    background: linear-gradient(${color('surface.nav')} 25%, transparent);
  }
  &::after {
    inset-block-end: 0;
    background: linear-gradient(transparent, ${color('surface.nav')} 75%);
  }
`;

export const SearchPlace = styled.div`
  position: relative;
  flex: none;
  margin: ${space(0, 3, 2)};
  color: ${color('text.muted')};
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: ${space(2)};
    pointer-events: none;
  }
  & > input {
    width: 100%;
    min-height: ${size('controlSmall')};
    padding-block: 0;
    padding-inline: ${space(8)} ${space(2)};
    border: 1px solid ${color('border.control')};
    border-radius: ${radius('control')};
    background: ${color('surface.raised')};
    color: ${color('text.default')};
    &::placeholder {
      color: ${color('text.muted')};
      opacity: 1;
    }
  }
`;

export const NoMatch = styled.p`
  padding: ${space(2, 2)};
  color: ${color('text.muted')};
  &:empty {
    display: none;
  }
`;

/** Heads a group, and folds it. */
export const Caption = styled.button`
  ${font('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: 28px;
  margin-block-start: ${space(3)};
  padding: ${space(0.5, 2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  li:first-child > & {
    margin-block-start: ${space(1)};
  }
  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    transition: transform ${motion('state')};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  [dir='rtl'] &[aria-expanded='false'] > svg {
    transform: rotate(180deg);
  }
`;

/** Heads the branch of a rail that stands open beside it. */
export const FlyoutTitle = styled.div`
  ${font('title')}
  padding: ${space(2, 2, 3)};
  color: ${color('text.default')};
  & > small {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;

/** Links, the buttons that open others, and entries that can't be used now look alike. */
export const itemLook = `
  ${font('body')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${size('menuRow')};
  padding: ${space(1, 2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.default')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion('state')};
  & > svg:first-child { color: ${color('text.muted')}; }
  &:hover { background: ${color('surface.hover')}; }
  &:active { background: ${color('surface.pressed')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current='page'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
    font-weight: 500;
    &::before {
      content: '';
      position: absolute;
      inset-block: ${space(2)};
      inset-inline-start: 0;
      width: 3px;
      border-radius: ${radius('pill')};
      background: ${color('accent.solid')};
    }
    & > svg:first-child { color: inherit; }
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  &[data-branch] { font-weight: 500; }
  &[data-branch] > svg:first-child { color: ${color('accent.text')}; }
  &[aria-disabled] {
    &, & > svg:first-child, & small { color: ${color('text.disabled')}; }
    cursor: default;
    background: transparent;
  }
`;

export const ItemLink = styled(Anchor)`
  ${itemLook}
`;
export const ItemButton = styled.button`
  ${itemLook}
  & > svg:last-child {
    margin-inline-start: auto;
    color: ${color('text.muted')};
    transition: transform ${motion('state')};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(90deg);
  }
  [dir='rtl'] &[aria-expanded='false'] > svg:last-child {
    transform: rotate(180deg);
  }
`;
export const ItemText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.1875rem;
  & > small {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;

/** A thin line at the left shows what belongs to what. */
export const Children = styled.ul`
  &[data-nested] {
    margin-inline-start: 17px;
    padding-inline-start: ${space(2)};
    border-inline-start: 1px solid ${color('border.subtle')};
  }
`;

export const Line = styled.li`
  margin: ${space(3, 2)};
  border-block-start: 1px solid ${color('border.subtle')};
`;
export const Gap = styled.li`
  height: ${space(6)};
`;
