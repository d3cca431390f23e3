import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  padding: ${space(3, 4)};
  border: 1px solid ${color('critical.border')};
  border-radius: ${radius('control')};
  background: ${color('critical.soft')};
  color: ${color('critical.text')};
  > ul {
    grid-column: 2;
    display: grid;
    gap: ${space(1)};
  }
`;

export const Title = styled.h2`
  ${font('bodyStrong')}
`;

export const ErrorLink = styled.a`
  ${font('body')}
  display: inline-block;
  min-height: 24px;
  padding-block: 1.5px;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
