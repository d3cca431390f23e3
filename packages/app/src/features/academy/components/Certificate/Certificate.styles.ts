import { awningStripe, color, font, radius, space } from '@stockroom/ui/tokens';
import { createGlobalStyle, styled } from 'styled-components';

/** Page layout of a landscape sheet, for A4 and Letter alike. */
export const LandscapeSheet = createGlobalStyle`
  @page {
    size: landscape;
    margin: 16mm;
  }
`;

export const Paper = styled.article`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  max-width: 720px;
  padding: ${space(6)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  text-align: center;
  overflow-wrap: anywhere;
  &::before {
    ${awningStripe}
    content: '';
    width: 100%;
    height: 12px;
    border-radius: ${radius('control')};
  }
  @media print {
    color-scheme: only light;
    align-content: center;
    gap: 7mm;
    max-width: none;
    /* Fits the lower of both landscape sheets (Letter's 216 mm and A4's 210), less both margins and a little. */
    min-height: 172mm;
    padding: 12mm;
    background: Canvas;
    color: CanvasText;
    break-inside: avoid;
    print-color-adjust: exact;
    &::before {
      height: 6mm;
      margin-block-end: 8mm;
    }
  }
`;

export const Name = styled.p`
  ${font('display')}
  @media print {
    font-size: 30pt;
    line-height: 1.25;
  }
`;

export const Course = styled.h3`
  ${font('heading')}
  @media print {
    font-size: 22pt;
    line-height: 1.25;
  }
`;

export const Small = styled.p`
  color: ${color('text.muted')};
  @media print {
    color: CanvasText;
    font-size: 14pt;
  }
`;
