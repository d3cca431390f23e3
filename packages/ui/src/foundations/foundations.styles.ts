import { styled } from 'styled-components';
import { color, font, fontSize, media, radius, space } from '../tokens/css';

export const Page = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1120px;
  padding: ${space(4)};
  ${media.up('sm')} {
    padding: ${space(8)};
  }
`;

export const Title = styled.h1`
  ${font('display')}
`;

export const Lead = styled.p`
  ${font('lead')}
  max-width: 68ch;
  margin-block-start: ${space(1)};
  color: ${color('text.muted')};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  & > h2 {
    ${font('title')}
  }
  & > p {
    max-width: 72ch;
    color: ${color('text.muted')};
  }
`;

/** A list of tokens, one per line: its look, its name, its use. */
export const TokenList = styled.ul`
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  overflow: clip;
  & > li {
    display: grid;
    grid-template-columns: var(--columns, 72px minmax(0, 220px) minmax(0, 1fr));
    gap: ${space(1, 4)};
    align-items: center;
    min-height: 48px;
    padding: ${space(2, 4)};
    ${media.down('sm')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > li + li {
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;

export const TokenCode = styled.code`
  font-family: ui-monospace, 'Cascadia Code', 'Liberation Mono', monospace;
  font-size: ${fontSize('small')};
  overflow-wrap: anywhere;
`;

export const Use = styled.span`
  color: ${color('text.muted')};
`;

export const Swatch = styled.span`
  display: block;
  width: 72px;
  height: 36px;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  forced-color-adjust: none;
`;

export const Figures = styled.div`
  overflow-x: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  & > table {
    width: 100%;
    font-size: ${fontSize('small')};
  }
  & th,
  & td {
    padding: ${space(1.5, 3)};
    border-block-end: 1px solid ${color('border.subtle')};
    text-align: end;
    white-space: nowrap;
  }
  & tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    font-weight: 500;
    color: ${color('text.muted')};
    vertical-align: bottom;
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${color('surface.raised')};
    text-align: start;
    font-weight: 400;
  }
  & td[data-lowest] {
    font-weight: 600;
  }
  & td[data-fails] {
    background: ${color('critical.soft')};
    color: ${color('critical.text')};
  }
`;
