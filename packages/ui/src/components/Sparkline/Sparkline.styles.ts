import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  min-width: 0;
  @media (forced-colors: active) {
    --chart-forced: CanvasText;
  }
  @media print {
    print-color-adjust: exact;
  }
`;
