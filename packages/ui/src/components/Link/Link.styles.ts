import { styled } from 'styled-components';
import { color, font, motion, radius } from '../../tokens/css';
import { ButtonRoot } from '../Button/Button.styles';
import { Anchor } from './LinkContext';

export const LinkRoot = styled(Anchor)`
  color: ${color('text.link')};
  text-decoration: underline;
  text-decoration-color: ${color('accent.border')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: ${radius('inner')};
  transition: text-decoration-color ${motion('state')};

  &:hover {
    text-decoration-color: currentcolor;
  }
  &[data-look='record'] {
    ${font('bodyStrong')}
    color: ${color('text.default')};
    text-decoration-color: transparent;
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  svg {
    display: inline;
    margin-inline-start: 0.25em;
    vertical-align: -0.15em;
  }
`;

export const Tail = styled.span`
  white-space: nowrap;
`;

export const ButtonLinkRoot = styled(ButtonRoot)`
  border-radius: ${radius('control')};
`;
