import { styled } from 'styled-components';
import { color, focusRing, font, media, motion, radius, size, space, visuallyHidden } from '../../tokens/css';

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  justify-items: start;
`;

export const Legend = styled.legend`
  ${font('label')}
  padding: 0;
  margin-block-end: ${space(1.5)};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  max-width: 100%;
  padding: ${space(0.5)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};

  /* With smaller gaps, four fit beside each other on a phone. */
  ${media.down('sm')} {
    &:has(> :nth-child(4)) > * {
      padding-inline: ${space(1)};
    }
  }
`;

export const Segment = styled.label`
  ${font('bodyStrong')}
  position: relative;
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: calc(${size('controlSmall')} - 4px);
  padding: ${space(0, 3)};
  border: 1px solid transparent;
  border-radius: ${radius('inner')};
  color: ${color('text.muted')};
  cursor: pointer;
  transition:
    background-color ${motion('state')},
    color ${motion('state')};

  &:hover {
    color: ${color('text.default')};
  }
  &:has(:checked) {
    background: ${color('surface.raised')};
    border-color: ${color('border.control')};
    color: ${color('text.default')};
  }
  &:has(:checked) > svg {
    color: ${color('accent.text')};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
