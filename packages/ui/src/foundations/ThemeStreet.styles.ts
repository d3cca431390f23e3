import { styled } from 'styled-components';
import { color, font, radius, space } from '../tokens/css';

export const Street = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${space(4)};
  & > div {
    border: 1px solid ${color('border.default')};
    border-radius: ${radius('card')};
    overflow: hidden;
  }
`;

export const Awning = styled.div`
  ${font('bodyStrong')}
  padding: ${space(3, 4)};
  background: ${color('awning.ground')};
  color: ${color('awning.light')};
  text-transform: capitalize;
`;

export const Front = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
`;
