import { styled } from 'styled-components';
import { color, space, visuallyHidden } from '../../tokens/css';

export const StockRoot = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  position: relative;

  & > [data-word] {
    ${visuallyHidden}
  }

  /* One styled element for all three parts: lists hold many. The bar's height says the same as its colour. */
  & > [data-level] {
    position: relative;
    flex: none;
    width: 4px;
    height: 20px;
    border-radius: 2px;
    background: ${color('surface.pressed')};
    overflow: hidden;
    forced-color-adjust: none;
    print-color-adjust: exact;

    &::after {
      content: '';
      position: absolute;
      inset-block-end: 0;
      inset-inline: 0;
      height: 100%;
      border-radius: 2px;
      background: ${color('success.solid')};
    }
    &[data-level='medium']::after {
      height: 55%;
      background: ${color('warning.solid')};
    }
    &[data-level='low']::after {
      height: 25%;
      background: ${color('critical.solid')};
    }
    &[data-level='outOfStock'] {
      background: transparent;
      box-shadow: inset 0 0 0 1px ${color('critical.solid')};
      &::after {
        content: none;
      }
    }
  }
`;
