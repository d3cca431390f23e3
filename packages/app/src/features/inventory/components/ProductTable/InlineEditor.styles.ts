import { font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** End of the panel under the fields of a stock. */
export const PanelEnd = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
`;

export const CellForm = styled.form`
  display: inline-block;
  width: 100%;
  max-width: 132px;
  text-align: start;
  white-space: normal;
`;
