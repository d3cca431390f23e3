import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';

export const ErrorRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(8, 4)};
  text-align: center;
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('card')};
  background: ${color('critical.soft')};
  color: ${color('critical.text')};
  border: 1px solid ${color('critical.border')};
`;

export const Title = styled.h2`
  ${font('title')}
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  ${font('body')}
  max-width: 52ch;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  ${font('small')}
  max-width: 60ch;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  margin-block-start: ${space(2)};
`;
