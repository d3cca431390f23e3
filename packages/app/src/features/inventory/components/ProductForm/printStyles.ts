import { css } from 'styled-components';
import { fieldId } from './fieldId';

/** Prints only a product's values: no controls, no input borders, and only the selected tags. */
export const printStyles = css`
  @media print {
    && {
      padding-inline: 0;
    }
    button:not(ol button),
    #${fieldId('tags')} :has(> input:not([type='checkbox'])),
    li:has(input[type='checkbox']:not(:checked)) {
      display: none;
    }
    #${fieldId('tags')} ul,
    :has(> input:not([type='checkbox'])),
    :has(> textarea) {
      min-height: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    input:not([type='checkbox']),
    textarea {
      field-sizing: content;
      resize: none;
      min-height: 0;
      padding: 0;
      background: none;
    }
    input:not([type='checkbox']) {
      flex: none;
      width: auto;
      height: 1.5em;
    }
    :has(> input:not([type='checkbox'])) > * {
      padding: 0 2px 0 0;
    }
    :has(> input:not([type='checkbox'])) svg {
      display: none;
    }
  }
`;
