import { styled } from 'styled-components';
import { color, focusRing, font, motion, radius, space } from '../../tokens/css';

export const Root = styled.fieldset`
  display: grid;
`;

export const Cards = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  cursor: pointer;
  transition:
    border-color ${motion('state')},
    background-color ${motion('state')};

  &:hover {
    border-color: ${color('border.strong')};
  }
  &:has(:checked) {
    border-color: ${color('accent.solid')};
    box-shadow: inset 0 0 0 1px ${color('accent.solid')};
    background: ${color('accent.soft')};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Picture = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius('inner')};
  & > * {
    width: 100%;
  }
`;

export const TextBlock = styled.span`
  ${font('body')}
  min-width: 0;
  overflow-wrap: anywhere;
  :checked ~ & > :first-child {
    font-weight: 500;
  }
`;

export const Help = styled.span`
  ${font('caption')}
  display: block;
  color: ${color('text.muted')};
`;

export const GroupHelp = styled(Help)`
  margin-block-start: ${space(2)};
`;
