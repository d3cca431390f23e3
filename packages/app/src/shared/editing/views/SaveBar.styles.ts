import { color, font, media, radius, shadow, space, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/**
 * Sticks to the bottom of the window as soon as there are unsaved changes. On a phone it is as wide as the details, so that
 * two lines suffice.
 */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  margin: 0 calc(-1 * ${space(2)});
  padding: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('card')};
  &[data-unsaved] {
    position: sticky;
    inset-block-end: ${space(2)};
    z-index: ${z('sticky')};
    background: ${color('surface.raised')};
    border-color: ${color('border.default')};
    box-shadow: ${shadow('overlay')};
    ${media.down('sm')} {
      margin-inline: calc(-1 * ${space(4)});
    }
  }
  /* The save button is at the end, also when the bar wraps to two lines. */
  > [type='submit'] {
    margin-inline-start: auto;
  }
  ${media.up('md')} {
    gap: ${space(2, 3)};
  }
  @media print {
    display: none;
  }
`;

export const Text = styled.p`
  ${font('small')}
  flex: 1 1 120px;
  min-width: 0;
  margin: 0;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  [data-unsaved] > & {
    color: ${color('text.default')};
  }
`;
