import { styled } from 'styled-components';
import { color, font, radius, space, visuallyHidden } from '../../tokens/css';

export const Line = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  &[data-mine] {
    align-items: flex-end;
  }
`;

export const Bubble = styled.div`
  ${font('body')}
  max-width: 85%;
  padding: ${space(2, 3)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  border-end-start-radius: ${radius('inner')};
  background: ${color('surface.sunken')};
  color: ${color('text.default')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-mine] {
    border-color: ${color('accent.border')};
    border-end-start-radius: ${radius('card')};
    border-end-end-radius: ${radius('inner')};
    background: color-mix(in srgb, ${color('accent.soft')} 60%, transparent);
  }
  &[data-run] {
    border-end-start-radius: ${radius('card')};
    border-end-end-radius: ${radius('card')};
  }
  &[data-bare] {
    ${visuallyHidden}
  }
  &[data-status='sending'] {
    border-style: dashed;
  }
  &[data-status='failed'] {
    border-color: ${color('critical.border')};
    background: ${color('critical.soft')};
  }
`;

export const Author = styled.span`
  ${font('caption')}
  padding-inline: ${space(1)};
  color: ${color('text.muted')};
  font-weight: 600;
`;

/** Two ticks overlap. */
export const Ticks = styled.span`
  display: inline-flex;
  & > svg + svg {
    margin-inline-start: -10px;
  }
  &[data-kind='read'] {
    color: ${color('accent.text')};
  }
`;

export const Meta = styled.span`
  ${font('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

export const Trouble = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
  color: ${color('critical.text')};
`;
