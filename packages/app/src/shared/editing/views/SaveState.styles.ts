import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Container = styled.div`
  border-radius: ${radius('control')};
`;

export const State = styled.p`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 20px;
  margin: 0;
  color: ${color('text.muted')};
`;

export const Failure = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  color: ${color('critical.text')};
  & > span {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
`;
