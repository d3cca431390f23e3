import { styled } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '../../tokens/css';

/** Styles shared by buttons and by links that look like buttons. The variant and the size are `data-` attributes. */
export const ButtonRoot = styled.button`
  ${font('bodyStrong')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: ${size('control')};
  padding: ${space(1, 4)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion('state')},
    border-color ${motion('state')},
    color ${motion('state')};

  &[data-size='sm'] {
    min-height: ${size('controlSmall')};
    padding-inline: ${space(3)};
    gap: ${space(1)};
  }
  &[data-full-width] {
    width: 100%;
  }
  ${media.down('sm')} {
    white-space: normal;
  }

  &[data-variant='primary'] {
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
    &:hover {
      background: ${color('accent.solidHover')};
    }
  }
  &[data-variant='secondary'] {
    background: ${color('surface.raised')};
    border-color: ${color('border.default')};
    color: ${color('text.default')};
    &:hover {
      background: ${color('surface.hover')};
      border-color: ${color('border.strong')};
    }
    &:active {
      background: ${color('surface.pressed')};
    }
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${color('text.default')};
    &:hover {
      background: ${color('surface.hover')};
    }
    &:active {
      background: ${color('surface.pressed')};
    }
  }
  &[data-variant='critical'] {
    background: ${color('critical.solid')};
    color: ${color('critical.on')};
    &:hover {
      background: ${color('critical.solidHover')};
    }
  }

  &[aria-pressed='true'] {
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
    &[data-variant='secondary'] {
      border-color: currentColor;
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    background: ${color('surface.sunken')};
    border-color: ${color('border.subtle')};
    color: ${color('text.disabled')};
    cursor: not-allowed;
  }
  &[data-loading] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-pressed='true'] {
      border-width: 2px;
      border-color: Highlight;
    }
  }
`;
