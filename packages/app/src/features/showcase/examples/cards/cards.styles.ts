import { color, font, motion, space } from '@stockroom/ui/tokens';
import { keyframes, styled } from 'styled-components';

export const Cover = styled.div`
  display: grid;
  max-height: 160px;
  min-height: 120px;
  overflow: hidden;
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(5)};
  &[data-bare] {
    padding: 0;
    justify-items: stretch;
  }
  h4 {
    ${font('title')}
  }
  button {
    justify-self: start;
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  > ${Cover} {
    max-height: none;
  }
`;

export const Lines = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4)};
    padding: ${space(3, 5)};
  }
  li > span:first-child {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-width: 0;
  }
  li:not(:last-child) {
    border-block-end: 1px solid ${color('border.subtle')};
  }
  small {
    ${font('body')}
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
  }
`;

export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  > div {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    min-width: 0;
  }
  h4 {
    ${font('bodyStrong')}
  }
  p {
    color: ${color('text.muted')};
  }
  > div {
    overflow-wrap: anywhere;
  }
`;

export const Price = styled.p`
  ${font('hero')}
  font-variant-numeric: tabular-nums;
`;

export const Quote = styled.figure`
  display: grid;
  gap: ${space(4)};
  blockquote {
    ${font('lead')}
    margin: 0;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    color: ${color('text.muted')};
  }
`;

const appear = keyframes`from { opacity: 0; }`;
const turn = keyframes`from { transform: perspective(800px) rotateY(90deg); }`;
const turnBack = keyframes`from { transform: perspective(800px) rotateY(-90deg); }`;

export const Unfolded = styled.div`
  margin-block-start: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('border.subtle')};
  animation: ${appear} ${motion('enter')};
`;

/** The press of a button turns the card and keeps the focus. */
export const FlippedSide = styled.div`
  animation: ${turnBack} ${motion('drawer')};
  &[data-back] {
    animation: ${turn} ${motion('drawer')};
  }
`;
