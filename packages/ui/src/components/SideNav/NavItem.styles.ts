import { styled } from 'styled-components';
import { color, font, motion, radius, size, space } from '../../tokens/css';
import { Anchor } from '../Link/LinkContext';

/** The caption of a group, which folds it. */
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

/** Links, the buttons that open branches, and disabled entries look alike. */
const itemStyles = `
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
  ${itemStyles}
`;
export const ItemButton = styled.button`
  ${itemStyles}
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

/** A thin line at the left marks the children of an entry. */
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
