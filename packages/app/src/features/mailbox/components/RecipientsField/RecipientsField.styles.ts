import { color, font, radius, shadow, size, space, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Box = styled.div`
  position: relative;
  display: flex;
  align-items: start;
  gap: ${space(2)};
`;

export const Name = styled.label`
  ${font('small')}
  flex: none;
  width: 52px;
  padding-block-start: ${space(2)};
  color: ${color('text.muted')};
`;

export const Well = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  min-width: 0;
  min-height: ${size('control')};
  padding: ${space(1, 2)};
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  &:focus-within {
    outline: 2px solid ${color('border.focus')};
    outline-offset: 1px;
  }
  &[data-bad] {
    border-color: ${color('critical.border')};
  }
  ul {
    display: contents;
    list-style: none;
  }
  li {
    max-width: 100%;
    min-width: 0;
  }
`;

export const Input = styled.input`
  ${font('body')}
  flex: 1 1 96px;
  min-width: 0;
  min-height: 28px;
  border: 0;
  outline: 0;
  background: none;
  color: ${color('text.default')};
`;

export const Choices = styled.ul`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 60px 0;
  z-index: ${z('overlay')};
  max-height: 240px;
  margin: 2px 0 0;
  padding: ${space(1)};
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  list-style: none;
`;

export const Choice = styled.li`
  ${font('body')}
  padding: ${space(2)};
  overflow: hidden;
  border-radius: ${radius('control')};
  cursor: pointer;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[aria-selected='true'] {
    background: ${color('accent.soft')};
  }
`;

export const ErrorText = styled.p`
  ${font('small')}
  margin: ${space(1)} 0 0 60px;
  color: ${color('critical.text')};
`;
