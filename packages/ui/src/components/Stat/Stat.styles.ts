import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../../tokens/css';

export const StatRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  color: ${color('text.default')};
  text-decoration: none;
  overflow-wrap: anywhere;
  &[href] {
    border-radius: ${radius('control')};
  }
  &[href]:hover > :first-child {
    color: ${color('text.default')};
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const Label = styled.span`
  ${font('label')}
  color: ${color('text.muted')};
`;

export const Value = styled.strong`
  ${font('display')}
  font-variant-numeric: tabular-nums;
  &[data-size='lg'] {
    ${font('hero')}
  }
  &[data-tone='warning'] {
    color: ${color('warning.text')};
  }
  &[data-tone='critical'] {
    color: ${color('critical.text')};
  }
`;

export const Compared = styled.span`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5, 1.5)};
  color: ${color('text.muted')};
`;

export const Change = styled.span`
  display: inline-flex;
  align-items: center;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  color: ${color('text.default')};
  &[data-tone='good'] {
    color: ${color('success.text')};
  }
  &[data-tone='bad'] {
    color: ${color('critical.text')};
  }
`;
