import { styled } from 'styled-components';

/** Paper: white with black ink in every theme. Millimetres are those of the paper. */
export const Paper = styled.div`
  position: relative;
  box-sizing: border-box;
  flex: none;
  overflow: hidden;
  background: #fff;
  color: #000;
  font-family: Arial, Helvetica, sans-serif;
  print-color-adjust: exact;
`;

export const LabelBox = styled.div`
  position: absolute;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  justify-items: center;
  box-sizing: border-box;
  overflow: hidden;
  text-align: center;
  line-height: 1.15;
  [data-name] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-weight: 700;
  }
  [data-bars] {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 0;
  }
  [data-foot] {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    width: 100%;
    gap: 1mm;
    white-space: nowrap;
  }
  [data-price] {
    font-weight: 700;
  }
  [data-sku] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  svg {
    display: block;
    max-width: 100%;
  }
`;
