import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${space(3)};
  padding: ${space(3, 2, 3, 4)};
  transition: background-color ${motion('state')};

  & + & {
    border-block-start: 1px solid ${color('border.subtle')};
  }
  &[data-unread] {
    background: color-mix(in srgb, ${color('accent.soft')} 55%, transparent);
  }
  &[data-linked]:hover {
    background: ${color('surface.hover')};
  }
  &[data-linked][data-unread]:hover {
    background: ${color('accent.soft')};
  }
  @media (forced-colors: active) {
    &[data-unread] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

export const Picture = styled.img`
  flex: none;
  width: 40px;
  height: 40px;
  object-fit: cover;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Circle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('pill')};
  background: ${color('surface.raised')};
  color: ${color('text.muted')};
`;

export const TextBlock = styled.div`
  position: static;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A bar at the row's start: a tint alone is not enough. */
export const UnreadMark = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: 3px;
  background: ${color('accent.solid')};
`;

export const TitleText = styled.p`
  ${font('bodyStrong')}
`;

export const TitleLink = styled.a`
  ${font('bodyStrong')}
  color: ${color('text.default')};
  text-decoration: none;

  & > svg {
    display: inline-block;
    margin-inline-start: ${space(1)};
    vertical-align: -3px;
    color: ${color('text.muted')};
  }
  /* The whole row is the link; the buttons are above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('border.focus')};
    outline-offset: -2px;
  }
`;

export const Text = styled.p`
  ${font('small')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  color: ${color('text.default')};
  white-space: pre-line;
`;

/** Relative time; the exact time while the row is hovered or focused. */
export const Time = styled.time`
  ${font('caption')}
  color: ${color('text.muted')};

  li:not(:hover, :focus-within) > * > * > & > [data-exact],
  li:is(:hover, :focus-within) > * > * > & > [data-relative] {
    display: none;
  }
`;

/** Hidden until the row is hovered or focused; always visible on touch devices. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-self: flex-start;

  @media (hover: hover) and (pointer: fine) {
    opacity: 0;
    transition: opacity ${motion('state')};
    li:hover > &,
    li:focus-within > & {
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;
