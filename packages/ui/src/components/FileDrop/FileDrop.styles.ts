import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px dashed ${color('border.control')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')};
  > svg {
    color: ${color('text.muted')};
  }
  &[data-over] {
    border: 1px solid ${color('accent.solid')};
    background: ${color('accent.soft')};
    outline: 1px solid ${color('accent.solid')};
    outline-offset: -2px;
    > svg {
      color: ${color('accent.text')};
    }
  }
  &[data-invalid] {
    border-color: ${color('critical.text')};
  }
  &[data-disabled] {
    border-color: ${color('border.default')};
    background: ${color('surface.sunken')};
  }
  @media print {
    display: none;
  }
`;

export const TextBlock = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.div`
  ${font('bodyStrong')}
`;

export const HelpText = styled.div`
  ${font('small')}
  text-wrap: pretty;
  color: ${color('text.muted')};
`;
