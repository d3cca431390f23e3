import { color, focusRing, font, radius, space } from '@stockroom/ui/tokens';
import { css, styled } from 'styled-components';
import { pickerList } from '../pickerList';

/** The colours of labels by their names in the contract. */
const tones = css`
  background: ${color('surface.sunken')};
  color: ${color('text.default')};
  border-color: ${color('border.default')};
  &[data-tone='accent'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
    border-color: ${color('accent.border')};
  }
  &[data-tone='info'] {
    background: ${color('info.soft')};
    color: ${color('info.text')};
    border-color: ${color('info.border')};
  }
  &[data-tone='success'] {
    background: ${color('success.soft')};
    color: ${color('success.text')};
    border-color: ${color('success.border')};
  }
  &[data-tone='warning'] {
    background: ${color('warning.soft')};
    color: ${color('warning.text')};
    border-color: ${color('warning.border')};
  }
  &[data-tone='critical'] {
    background: ${color('critical.soft')};
    color: ${color('critical.text')};
    border-color: ${color('critical.border')};
  }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  justify-items: start;
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
    max-width: 100%;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
`;

export const Heading = styled.span`
  ${font('label')}
`;

export const Nothing = styled.p`
  ${font('small')}
  margin: 0;
  color: ${color('text.muted')};
`;

export const List = styled.ul`
  ${pickerList}
  max-height: 260px;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(0.5, 0.5, 0.5, 2)};
  min-width: 0;
`;

export const Pill = styled.span`
  ${font('label')}
  display: inline-block;
  padding: 0 ${space(2)};
  border: 1px solid;
  border-radius: ${radius('pill')};
  overflow-wrap: anywhere;
  ${tones}
`;

export const Editor = styled.div`
  display: grid;
  gap: ${space(3)};
  margin: ${space(1, 0, 2)};
  padding: ${space(3)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

export const Swatch = styled.label`
  ${font('label')}
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 1px solid;
  border-radius: ${radius('pill')};
  cursor: pointer;
  ${tones}
  & > input {
    margin: 0 ${space(1)} 0 0;
    accent-color: currentColor;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  & > input:focus-visible {
    outline: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;
