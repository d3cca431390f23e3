import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

/** A state in place of content: centred, with space around it. */
export const StateRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(8, 4)};
  text-align: center;
`;

export const Title = styled.h2`
  ${font('title')}
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  ${font('body')}
  max-width: 52ch;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;
