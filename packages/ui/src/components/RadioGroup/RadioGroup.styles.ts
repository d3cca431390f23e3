import { styled } from 'styled-components';
import { color, font, motion, space, visuallyHidden } from '../../tokens/css';

export const Group = styled.fieldset`
  min-width: 0;
`;

export const Legend = styled.legend`
  ${font('label')}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(2)};
  width: 100%;
  margin-block-end: ${space(1.5)};
  padding: 0;
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: ${space(5)};
  }
`;

export const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin: 1.5px 0;
  border: 1px solid ${color('border.control')};
  border-radius: 50%;
  background: ${color('surface.raised')};
  cursor: inherit;
  transition: border-color ${motion('state')};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color('accent.on')};
    opacity: 0;
    transform: scale(0.5);
    transition:
      opacity ${motion('state')},
      transform ${motion('state')};
  }
  &:checked {
    border-color: ${color('accent.solid')};
    background: ${color('accent.solid')};
    &::before {
      opacity: 1;
      transform: none;
    }
  }
  fieldset[aria-invalid] & {
    border-color: ${color('critical.text')};
  }
  &:disabled,
  fieldset[aria-readonly='true'] & {
    border-color: ${color('border.default')};
    background: ${color('surface.sunken')};
    &::before {
      background: ${color('text.disabled')};
    }
  }
  @media (hover: hover) {
    label:hover > &:not(:disabled, :checked) {
      background: ${color('surface.hover')};
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

export const OptionHelp = styled.span`
  ${font('small')}
  display: block;
  color: ${color('text.muted')};
`;
