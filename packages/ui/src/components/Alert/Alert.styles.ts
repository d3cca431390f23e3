import { css, styled } from 'styled-components';
import type { ColorRole } from '../../tokens';
import { color, font, radius, space } from '../../tokens/css';

const palette = (solid: ColorRole, on: ColorRole, soft: ColorRole, border: ColorRole, text: ColorRole) => css`
  --alert-solid: ${color(solid)};
  --alert-on: ${color(on)};
  --alert-soft: ${color(soft)};
  --alert-border: ${color(border)};
  --alert-text: ${color(text)};
`;

/** The tone sets five colours, the variant says where they are used. */
export const AlertRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  border: 1px solid var(--alert-edge);
  border-radius: ${radius('card')};
  background: var(--alert-ground);
  color: var(--alert-ink);

  &[data-tone='primary'] {
    ${palette('accent.solid', 'accent.on', 'accent.soft', 'accent.border', 'accent.text')}
  }
  &[data-tone='accent'] {
    ${palette('surface.inverse', 'text.inverse', 'surface.pressed', 'border.strong', 'text.default')}
  }
  &[data-tone='basic'] {
    ${palette('text.muted', 'surface.page', 'surface.sunken', 'border.default', 'text.muted')}
  }
  &[data-tone='info'] {
    ${palette('info.solid', 'info.on', 'info.soft', 'info.border', 'info.text')}
  }
  &[data-tone='success'] {
    ${palette('success.solid', 'success.on', 'success.soft', 'success.border', 'success.text')}
  }
  &[data-tone='warning'] {
    ${palette('warning.solid', 'warning.on', 'warning.soft', 'warning.border', 'warning.text')}
  }
  &[data-tone='warn'],
  &[data-tone='critical'] {
    ${palette('critical.solid', 'critical.on', 'critical.soft', 'critical.border', 'critical.text')}
  }

  --alert-ink: ${color('text.default')};
  --alert-sign: var(--alert-text);
  &[data-look='border'] {
    --alert-ground: ${color('surface.raised')};
    --alert-edge: ${color('border.default')};
    position: relative;
    padding-inline-start: ${space(5)};
    &::before {
      content: '';
      position: absolute;
      inset-block: ${space(2)};
      inset-inline-start: ${space(2)};
      width: 3px;
      border-radius: ${radius('pill')};
      background: var(--alert-solid);
      forced-color-adjust: none;
    }
  }
  &[data-look='fill'] {
    --alert-ground: var(--alert-solid);
    --alert-edge: transparent;
    --alert-ink: var(--alert-on);
    --alert-sign: var(--alert-on);
  }
  &[data-look='outline'] {
    --alert-ground: ${color('surface.raised')};
    --alert-edge: var(--alert-text);
  }
  &[data-look='soft'] {
    --alert-ground: var(--alert-soft);
    --alert-edge: var(--alert-border);
  }
`;

export const Sign = styled.span`
  display: inline-flex;
  color: var(--alert-sign);
  /* As high as the first line of text, so that the icon is level with it. */
  height: 1.3125rem;
  align-items: center;
`;

export const Content = styled.div`
  ${font('body')}
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  ${font('bodyStrong')}
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

/** Removes the button's own padding, so that the cross is level with the first line. */
export const DismissSlot = styled.span`
  margin-block: -6px;
  margin-inline: 0 -8px;
`;
