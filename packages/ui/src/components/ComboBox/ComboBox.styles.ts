import { styled } from 'styled-components';
import { space, visuallyHidden } from '../../tokens/css';

export const ChosenIcon = styled.span`
  display: inline-flex;
  flex: none;
  padding-inline-start: ${space(3)};
  & + input {
    padding-inline-start: ${space(2)};
  }
`;

/** Polite live region for list changes that screen readers don't announce by themselves. */
export const Announcement = styled.output`
  ${visuallyHidden}
`;
