import { styled } from 'styled-components';
import { color, focusRing, font, fontSize, radius, shadow, space, visuallyHidden } from '../../tokens/css';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  @media (forced-colors: active) {
    --chart-forced: CanvasText;
  }
  @media print {
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;

export const Caption = styled.figcaption`
  display: grid;
  gap: ${space(0.5)};
`;

export const Name = styled.span`
  ${font('title')}
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Summary = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 2)};
  min-height: 32px;
  @media print {
    min-height: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
  @media print {
    display: none;
  }
`;

export const Plot = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${radius('control')};
  touch-action: pan-y;
  &:focus-visible {
    ${focusRing}
  }
  > svg {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  text {
    fill: ${color('text.muted')};
    font-size: ${fontSize('caption')};
    font-variant-numeric: tabular-nums;
  }
`;

export const EmptyText = styled.p`
  ${font('body')}
  display: grid;
  place-items: center;
  height: 100%;
  margin: 0;
  padding: ${space(4)};
  border: 1px dashed ${color('border.default')};
  border-radius: ${radius('control')};
  color: ${color('text.muted')};
  text-align: center;
`;

export const Tip = styled.div`
  ${font('small')}
  position: absolute;
  display: grid;
  gap: ${space(0.5)};
  width: max-content;
  max-width: min(240px, 80%);
  padding: ${space(2, 3)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  overflow-wrap: anywhere;
  pointer-events: none;
  z-index: 1;
  > strong {
    font-weight: 600;
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  b {
    margin-inline-start: auto;
    padding-inline-start: ${space(2)};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;
