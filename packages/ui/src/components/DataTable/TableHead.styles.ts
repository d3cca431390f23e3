import { styled } from 'styled-components';
import { color, font, motion, radius, space, visuallyHidden } from '../../tokens/css';
// Imported after the table's own styles: of two rules of equal specificity the head's must win.
import { HEAD_HEIGHT } from './DataTable.styles';

export const Head = styled.thead`
  & > tr > * {
    ${font('label')}
    height: ${HEAD_HEIGHT};
    border-block-end: 1px solid ${color('border.default')};
    background: ${color('surface.raised')};
    color: ${color('text.muted')};
  }
  /* The head as a whole: a layer for each of its cells would cost time in every frame of scrolling. */
  &[data-sticky] {
    position: sticky;
    inset-block-start: var(--shell-top, 0px);
    z-index: 2;
  }
  @media print {
    position: static !important;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: 28px;
  margin-inline: -${space(1.5)};
  padding: 0 ${space(1.5)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  font-weight: inherit;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion('state')};
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    opacity: 0;
    transition: opacity ${motion('state')};
  }
  &:hover,
  [aria-sort] > & {
    color: ${color('text.default')};
  }
  &:hover > svg,
  &:focus-visible > svg,
  [aria-sort] > & > svg {
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

export const HeaderName = styled.span`
  ${visuallyHidden}
`;
