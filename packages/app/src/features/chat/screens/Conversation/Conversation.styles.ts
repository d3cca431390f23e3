import { color, font, fontSize, media, radius, shadow, space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** The scrolling messages, above the composer. */
export const Whole = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
`;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* The hook useLogWindow keeps the scroll position, in every browser. */
  overflow-anchor: none;
  @media print {
    overflow: visible;
  }
`;

export const Log = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${space(2)};
  min-height: 100%;
  padding: ${space(3, 4)};
`;

export const Row = styled.div`
  position: relative;
  border-radius: ${radius('control')};
  &[data-run] {
    margin-block-end: -4px;
  }
  &[data-selected] {
    background: ${color('accent.soft')};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
`;

/** Tools over the hovered or focused message, in its line, so that nothing moves. */
export const Tools = styled.div`
  position: absolute;
  inset-block-start: -14px;
  inset-inline-end: 0;
  z-index: 1;
  display: flex;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('raised')};
  &[data-mine] {
    inset-inline: 0 auto;
  }
  @media print {
    display: none;
  }
`;

export const Select = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
`;

export const Large = styled.span`
  font-size: ${fontSize('hero')};
  line-height: 1.3;
`;

export const Quote = styled.button`
  ${font('small')}
  display: block;
  width: 100%;
  margin-block-end: ${space(1)};
  padding: ${space(1, 2)};
  overflow: hidden;
  border: 0;
  border-inline-start: 3px solid ${color('accent.border')};
  border-radius: ${radius('control')};
  background: ${color('surface.hover')};
  color: ${color('text.muted')};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
`;

export const Forwarded = styled.span`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text.muted')};
`;

export const Reactions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
`;

export const Reaction = styled.button`
  ${font('small')}
  min-height: 24px;
  padding-inline: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('pill')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
  }
`;

export const NewLine = styled.div`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('accent.text')};
  font-weight: 600;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color('accent.border')};
  }
`;

export const Pill = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  padding-block-end: ${space(2)};
  pointer-events: none;
  & > * {
    pointer-events: auto;
    box-shadow: ${shadow('overlay')};
  }
`;

export const Foot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  @media print {
    display: none;
  }
`;

export const Typing = styled.p`
  ${font('caption')}
  min-height: 1lh;
  margin: 0;
  padding-inline: ${space(4)};
  color: ${color('text.muted')};
`;

export const About = styled.div`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block-end: ${space(2)};
  color: ${color('text.muted')};
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block: ${space(1)};
  & > ul {
    flex: 1 1 240px;
    min-width: 0;
    color: ${color('text.default')};
  }
`;

export const Picture = styled.button`
  display: block;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  cursor: zoom-in;
  & img {
    display: block;
    width: 160px;
    height: 120px;
    object-fit: cover;
    ${media.down('sm')} {
      width: 112px;
      height: 84px;
    }
  }
`;

/** The composer, which also accepts dropped files. */
export const Zone = styled.div`
  &[data-over] {
    outline: 2px dashed ${color('accent.solid')};
    outline-offset: 4px;
    border-radius: ${radius('control')};
  }
`;

export const Hint = styled.p`
  ${font('caption')}
  margin: 0;
  padding-block-end: ${space(2)};
  color: ${color('text.muted')};
`;
