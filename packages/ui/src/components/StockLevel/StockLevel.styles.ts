import { styled } from 'styled-components';
import { color, radius, space } from '../../tokens/css';

/**
 * Lists hold many of these: two elements, no layout but a line of text. The bar's height carries the same information as its
 * colour.
 */
export const StockRoot = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-is='low'] {
    color: ${color('warning.text')};
    font-weight: 600;
  }
  &[data-is='outOfStock'] {
    color: ${color('critical.text')};
    font-weight: 600;
  }

  & > [data-level] {
    display: inline-block;
    width: 4px;
    height: 20px;
    margin-inline-start: ${space(2)};
    border-radius: ${radius('pill')};
    background: ${color('success.solid')};
    vertical-align: middle;
    forced-color-adjust: none;
    print-color-adjust: exact;

    &[data-level='medium'] {
      background: linear-gradient(to top, ${color('warning.solid')} 55%, ${color('surface.pressed')} 55%);
    }
    &[data-level='low'] {
      background: linear-gradient(to top, ${color('critical.solid')} 25%, ${color('surface.pressed')} 25%);
    }
    &[data-level='outOfStock'] {
      background: none;
      box-shadow: inset 0 0 0 1px ${color('critical.solid')};
    }
  }
`;
