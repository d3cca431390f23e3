import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../tokens/css';

export const DisclosureRoot = styled.details`
  min-width: 0;
  scroll-margin-block-start: 84px;
  &[data-look='row'] + &[data-look='row'] {
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;

export const Summary = styled.summary`
  ${font('bodyStrong')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 28px;
  padding-inline: ${space(0.5)} ${space(2)};
  margin-inline-start: -${space(0.5)};
  border-radius: ${radius('control')};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color('surface.hover')};
  }
  & > svg {
    color: ${color('text.muted')};
    transition: transform ${motion('state')};
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  details[open] > & > svg {
    transform: rotate(90deg);
  }
  [data-look='row'] > & {
    display: flex;
    gap: ${space(2)};
    min-height: 48px;
    padding: ${space(2, 3)};
    margin-inline-start: 0;
    > svg {
      flex: none;
    }
  }
`;

export const Content = styled.div`
  ${font('body')}
  padding-block: ${space(1, 2)};
  padding-inline-start: ${space(6)};
  overflow-wrap: anywhere;
  [data-look='row'] > & {
    padding: ${space(1, 3, 4)};
    padding-inline-start: 40px;
  }
`;
