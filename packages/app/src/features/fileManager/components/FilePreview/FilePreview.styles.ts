import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: 240px;
  min-width: 0;
`;

export const Film = styled.video`
  max-width: 100%;
  max-height: 60dvh;
  border-radius: ${radius('control')};
`;

export const Sound = styled.audio`
  width: min(100%, 480px);
`;

export const Sheet = styled.div`
  width: 100%;
  max-height: 60dvh;
  overflow: auto;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('control')};
  /* As wide as its content: on a phone it scrolls, so that no code is broken into letters. */
  table {
    ${font('small')}
    width: max-content;
    border-collapse: collapse;
  }
  th,
  td {
    max-width: 320px;
    padding: ${space(2, 3)};
    border: 1px solid ${color('border.subtle')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    background: ${color('surface.sunken')};
  }
`;

export const Note = styled.p`
  ${font('small')}
  margin: 0;
  color: ${color('text.muted')};
  text-align: center;
`;
