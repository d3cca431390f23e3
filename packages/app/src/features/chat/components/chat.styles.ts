import { color, font, media, radius, space } from '@stockroom/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** Appears after a delay: responses mostly arrive before a skeleton could be noticed. */
export const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3, 4)};
  animation: ${appear} 1ms 150ms both;
`;

export const Padded = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${space(3, 4)};
  background: ${color('surface.overlay')};
`;

/** The conversation, and beside it a rail with the pictures of all others. */
export const Sides = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

export const Rail = styled.nav`
  flex: none;
  width: 64px;
  overflow: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color('border.subtle')};
  background: ${color('surface.sunken')};
  ${media.down('sm')} {
    display: none;
  }
`;

/** Checkboxes, stacked. */
export const Choices = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 50dvh;
  margin: 0;
  padding: ${space(1)};
  overflow: auto;
  list-style: none;
`;

/** First letter of the names below it. */
export const Letter = styled.h3`
  ${font('small')}
  margin: 0;
  padding: ${space(3, 4, 1)};
  color: ${color('text.muted')};
`;

/** A picture and a name, centred. */
export const Portrait = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Small pictures side by side. */
export const Media = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space(2)};
  & > button {
    padding: 0;
    overflow: hidden;
    border: 1px solid ${color('border.subtle')};
    border-radius: ${radius('control')};
    background: ${color('surface.sunken')};
    cursor: zoom-in;
  }
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;
