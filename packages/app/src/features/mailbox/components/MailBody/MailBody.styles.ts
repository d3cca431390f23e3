import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Text = styled.div`
  ${font('body')}
  max-width: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  a {
    color: ${color('text.link')};
  }
`;

/** White paper below external letters, also in dark mode: they bring their own colours. */
export const Paper = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${radius('inner')};
  background: #fff;
  color-scheme: light;
`;

export const Note = styled.div`
  margin-block-end: ${space(3)};
  @media print {
    display: none;
  }
`;
