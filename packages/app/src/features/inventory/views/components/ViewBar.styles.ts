import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The tabs scroll when they don't all fit: the menu of the chosen tab stays beside them. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  padding-block-start: ${space(2)};
  @media print {
    display: none;
  }
  & > [role='tablist'] {
    max-width: calc(100% - ${space(12)});
  }
`;
