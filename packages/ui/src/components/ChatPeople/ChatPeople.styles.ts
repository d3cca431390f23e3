import { styled } from 'styled-components';
import { color, font, fontSize, motion, radius, space } from '../../tokens/css';

export const PeopleList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: ${space(1)};
  list-style: none;
  &[data-look='rail'] {
    align-items: center;
    gap: ${space(1)};
  }
`;

export const PersonButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(2, 3)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.default')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion('state')};

  [data-look='rail'] & {
    width: auto;
    padding: ${space(1)};
  }
  &:hover {
    background: ${color('surface.hover')};
  }
  &[aria-current] {
    background: ${color('accent.soft')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const PersonText = styled.span`
  flex: 1;
  min-width: 0;
`;

export const NameLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text.muted')};
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  min-width: 0;
  overflow: hidden;
  color: ${color('text.default')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const When = styled.span`
  ${font('caption')}
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: ${space(2)};
`;

export const About = styled.span`
  ${font('small')}
  display: block;
  overflow: hidden;
  color: ${color('text.muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.span`
  ${font('caption')}
  flex: none;
  min-width: 20px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('pill')};
  background: ${color('accent.solid')};
  color: ${color('accent.on')};
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;

  &[data-muted] {
    background: ${color('surface.pressed')};
    color: ${color('text.default')};
  }
  [data-look='rail'] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-width: max(16px, 0.875rem);
    padding-inline: ${space(1)};
    font-size: ${fontSize('caption')};
    line-height: max(16px, 0.875rem);
  }
`;
