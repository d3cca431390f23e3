import { color, font, fontSize, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Setup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  form {
    display: grid;
    gap: ${space(5)};
    justify-items: start;
  }
  form > :first-child {
    width: 100%;
  }
  h3 {
    ${font('bodyStrong')}
    padding-block-end: ${space(2)};
  }
`;

export const LastAnswer = styled.p`
  padding: ${space(3, 4)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

export const Config = styled.pre`
  margin: 0;
  padding: ${space(3, 4)};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  font-size: ${fontSize('caption')};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
