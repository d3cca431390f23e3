import { styled } from 'styled-components';
import { color, motion, radius } from '../../tokens/css';

export const Track = styled.input`
  appearance: none;
  flex: none;
  width: 34px;
  height: 20px;
  margin: 0.5px 0;
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('pill')};
  background: ${color('surface.sunken')};
  cursor: inherit;
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')};

  &::before {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    margin: 2px;
    border-radius: 50%;
    background: ${color('border.control')};
    transition: transform ${motion('state')};
  }
  &:checked {
    border-color: ${color('accent.solid')};
    background: ${color('accent.solid')};
    &::before {
      background: ${color('accent.on')};
      transform: translateX(14px);
    }
    &:dir(rtl)::before {
      transform: translateX(-14px);
    }
  }
  &[aria-invalid] {
    border-color: ${color('critical.text')};
    box-shadow: inset 0 0 0 1px ${color('critical.text')};
  }
  &:disabled,
  &[aria-readonly='true'] {
    border-color: ${color('border.default')};
    background: ${color('surface.sunken')};
    &::before {
      background: ${color('text.disabled')};
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
      forced-color-adjust: none;
      border-color: Highlight;
      &::before {
        background: HighlightText;
      }
    }
  }
`;
