import { styled } from 'styled-components';
import { CATEGORIES } from '../../tokens/categories';
import { color } from '../../tokens/css';

const categories = CATEGORIES.map(
  (category) =>
    `&[data-category='${category}'] { background: ${color(`categorical.${category}Soft`)}; color: ${color(`categorical.${category}Text`)}; }`,
).join('\n');

export const AvatarRoot = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  border-radius: 50%;
`;

export const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: ${color('accent.soft')};
  color: ${color('accent.text')};
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
  overflow: hidden;
  box-shadow: inset 0 0 0 1px ${color('border.subtle')};
  ${categories}
  /*
   * In a decorative avatar the letters are generated content: as text they would be part of the name of the button around
   * it.
   */
  &[data-letters]::before {
    content: attr(data-letters);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Each presence has its own shape besides its colour: full, a bar, a clock hand, hollow. */
export const Presence = styled.svg`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-end: -2px;
  max-width: none;
  overflow: visible;
  &[data-alone] {
    position: static;
    flex: none;
    margin: 4px;
  }
  & > circle {
    stroke: ${color('surface.nav')};
    stroke-width: 2;
    fill: ${color('success.solid')};
  }
  & > path {
    stroke: ${color('surface.nav')};
    stroke-width: 1.75;
    stroke-linecap: round;
    fill: none;
  }
  &[data-presence='busy'] > circle {
    fill: ${color('critical.solid')};
  }
  &[data-presence='away'] > circle {
    fill: ${color('warning.text')};
  }
  &[data-presence='not-visible'] > circle {
    fill: ${color('text.muted')};
  }
  &[data-presence='not-visible'] > circle:last-of-type {
    fill: ${color('surface.nav')};
    stroke: none;
  }
`;
