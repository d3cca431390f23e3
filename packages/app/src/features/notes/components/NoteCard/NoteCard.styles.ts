import { color, focusRing, font, motion, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { dimmedByNight } from '#shared/pictures/dimmed.styles';
import { noteBackgrounds } from '../noteColors';

export const Card = styled.article`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition: box-shadow ${motion('state')};
  ${noteBackgrounds}
  &:hover {
    box-shadow: ${shadow('raised')};
  }
  &[data-selected] {
    border-color: ${color('accent.border')};
    box-shadow: inset 0 0 0 1px ${color('accent.border')};
  }
  &:has([data-open]:focus-visible) {
    ${focusRing}
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Its height is known before it loads, so that nothing moves. */
export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 128px;
  object-fit: cover;
  background: ${color('surface.sunken')};
  ${dimmedByNight}
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  min-height: 24px;
  > svg {
    margin-block-start: 2px;
    color: ${color('text.muted')};
  }
  > p {
    flex: 1;
    min-width: 0;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Title = styled.h2`
  ${font('bodyStrong')}
  flex: 1;
  min-width: 0;
  margin: 0;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

/** The whole card is clickable. */
export const Open = styled.a`
  color: inherit;
  text-decoration: none;
  outline: none;
  /* Without text it is as large as the card: a target for users looking for a link. */
  &[data-whole],
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Above the link that covers the card. */
export const Above = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  margin: -4px -6px -4px 0;
`;

/** Visible on hover, on focus, and while any note is selected. */
export const Select = styled.span`
  display: flex;
  opacity: 0;
  transition: opacity ${motion('state')};
  ${Card}:is(:hover, :focus-within, [data-selected]) &,
  [data-selecting] & {
    opacity: 1;
  }
`;

export const Text = styled.p`
  ${font('body')}
  margin: 0;
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 9;
`;

export const Tasks = styled.ul`
  ${font('body')}
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Task = styled.li`
  display: flex;
  gap: ${space(2)};
  &[data-indented] {
    padding-inline-start: ${space(5)};
  }
  &[data-done] > span {
    color: ${color('text.muted')};
    text-decoration: line-through;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Box = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-block-start: 2px;
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('inner')};
  &[data-done] {
    border-color: transparent;
    color: ${color('text.muted')};
  }
`;

export const More = styled.li`
  ${font('caption')}
  color: ${color('text.muted')};
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Mark = styled.li`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: ${space(0.5, 2)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('pill')};
  color: ${color('text.muted')};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
