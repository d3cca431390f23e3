import { css } from 'styled-components';
import { media, space } from '../../tokens/css';
import { HeaderRoot } from './PageHeader.styles';

/**
 * Stacks the parts of a page. The header keeps its own distance, whatever the step between the parts, so that the first line of
 * every page stands at the same height.
 * @param step Distance between two parts, in steps of 4 px.
 */
export const pageStack = (step: Parameters<typeof space>[0]) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space(step)};
  > ${HeaderRoot} {
    margin-block-end: calc(${space(4)} - ${space(step)});
    ${media.up('sm')} {
      margin-block-end: calc(${space(6)} - ${space(step)});
    }
  }
`;
