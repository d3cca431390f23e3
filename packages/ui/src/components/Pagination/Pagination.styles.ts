import { styled } from 'styled-components';
import { color, font, motion, radius, size, space } from '../../tokens/css';

export const PagesRoot = styled.nav`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(6)};
  min-height: 48px;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;

export const SizeLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

export const SizeSelect = styled.select`
  appearance: none;
  min-height: ${size('controlSmall')};
  padding: 0 ${space(6)} 0 ${space(2)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  color: ${color('text.default')};
  cursor: pointer;
  transition: background-color ${motion('state')};
  &:hover {
    background-color: ${color('surface.hover')};
  }
  [dir='rtl'] & {
    padding: 0 ${space(2)} 0 ${space(6)};
  }
`;

export const SizeField = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  & > svg {
    position: absolute;
    inset-inline-end: ${space(1.5)};
    pointer-events: none;
  }
`;

export const PageButtons = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;
