import { color, font, radius, space } from '@stockroom/ui/tokens';
import { createGlobalStyle, styled } from 'styled-components';

export const Secret = styled.code`
  ${font('body')}
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

export const CodeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space(2, 4)};
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  list-style: none;
`;

/** Prints only the codes. */
export const PrintCodesOnly = createGlobalStyle`
  @media print {
    body > *:not([data-printed]) {
      display: none !important;
    }
  }
`;

export const Paper = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    background: #fff;
    font: 12pt/1.6 monospace;
    white-space: pre-wrap;
  }
`;
